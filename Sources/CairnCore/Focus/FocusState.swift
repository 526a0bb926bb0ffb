import CairnScreen
import CairnUnsafe
import CairnValues

/// The focus of a group of views: reads which view has it, and moves it.
///
/// ```swift
/// @FocusState private var field: Field?
/// TextField("Name", text: $name).focused($field, equals: .name)
/// Button("Edit") { field = .name }
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding to a focus state owned by another view.
  ///
  /// ```swift
  /// struct NameField: View {
  ///   @FocusState.Binding var isFocused: Bool
  /// }
  /// ```
  @propertyWrapper
  public struct Binding {
    let box: BindingBox<Value>

    /// The value of the focus state.
    public var wrappedValue: Value {
      get { box.get() }
      nonmutating set { box.set(newValue, Runtime.shared.transaction) }
    }

    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  private let none: Value
  private let place: SourcePlace
  private var location: FocusLocation<Value>?

  /// Creates a state that is true while the view has the focus.
  public init(_file: StaticString = #fileID, _line: UInt = #line) where Value == Bool {
    none = false
    place = SourcePlace(_file, _line)
  }

  /// Creates a state that holds the value of the view with the focus, or `nil`.
  public init<T: Hashable>(_file: StaticString = #fileID, _line: UInt = #line) where Value == T? {
    none = nil
    place = SourcePlace(_file, _line)
  }

  /// The value of the view with the focus.
  public var wrappedValue: Value {
    get { location?.get() ?? none }
    nonmutating set { location?.set(newValue, Runtime.shared.transaction) }
  }

  /// A binding to pass to `focused` and to other views.
  public var projectedValue: FocusState<Value>.Binding {
    Binding(box: location ?? FocusLocation(none: none, at: place, for: nil))
  }

  /// What views read, once the property is installed on a view.
  var source: _Source? { location }

  public static func _connect(_ property: inout Self, _ connection: inout _Connection) {
    let (none, place) = (property.none, property.place)
    let node = connection.node
    property.location = connection.slot { FocusLocation(none: none, at: place, for: node) }
  }

  public static func _isSame(_ a: inout Self, _ b: inout Self) -> Bool { true }
}

// Sendable: only the main thread accesses the location, and the value is `Sendable`.
extension FocusState: @unchecked Sendable where Value: Sendable {}

extension FocusState.Binding: DynamicProperty {
  public static func _connect(_ property: inout Self, _ connection: inout _Connection) {}

  public static func _isSame(_ a: inout Self, _ b: inout Self) -> Bool {
    a.box.isSame(as: b.box)
  }
}

// Sendable: only the main thread accesses the location, and the value is `Sendable`.
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

/// The storage of a focus state, which knows which of its views has the focus.
final class FocusLocation<Value: Hashable>: BindingBox<Value>, @unchecked Sendable {
  // Sendable: only the main thread accesses mutable state.
  let none: Value
  private var value: Value
  private let place: SourcePlace
  private weak var owner: _Node?
  /// The views bound to a value of this state.
  private var views: [ObjectIdentifier: FocusedNode<Value>] = [:]
  private var isSettling = false

  init(none: Value, at place: SourcePlace, for owner: _Node?) {
    self.none = none
    self.place = place
    value = none
    self.owner = owner
  }

  override func get() -> Value {
    noteRead()
    return value
  }

  /// Sets the value at once. The focus follows at the end of the turn, when the views it may move to exist.
  override func set(_ new: Value, _ transaction: Transaction) {
    if Runtime.shared.waitsForUpdate(at: place, { self.setNow(new, transaction) }) { return }
    Runtime.shared.onMain { self.setNow(new, transaction) }
  }

  private func setNow(_ new: Value, _ transaction: Transaction) {
    onMainActor(new) { new in
      guard let owner else { return }
      take(new, transaction)
      guard !isSettling else { return }
      isSettling = true
      owner.graph.effects.add(.focus, of: owner) { self.settle() }
      owner.graph.requestTurnIfNeeded()
    }
  }

  @MainActor func take(_ new: Value, _ transaction: Transaction = Transaction()) {
    guard new != value else { return }
    value = new
    owner?.graph.willChange(with: transaction)
    changed()
  }

  @MainActor func add(_ view: FocusedNode<Value>) { views[ObjectIdentifier(view)] = view }

  @MainActor func remove(_ view: FocusedNode<Value>) { views[ObjectIdentifier(view)] = nil }

  /// Moves the focus to the view with the current value. If no view has it or can take the focus, the value falls
  /// back to that of the focused view.
  @MainActor private func settle() {
    isSettling = false
    let all = Array(views.values)
    guard value != none else {
      for view in all where view.hasFocus { view.window?.focus.move(to: nil) }
      return
    }
    let matching = all.filter { $0.value == value }
    if matching.contains(where: \.hasFocus) { return }
    let order = ReadingOrder(of: matching, below: owner?.graph.root)
    let sorted = matching.sorted { order.position(of: $0) < order.position(of: $1) }
    for view in sorted where view.takeFocus() { return }
    let present = all.first(where: \.hasFocus)?.value ?? none
    take(present)
  }
}
