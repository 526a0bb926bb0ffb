import CairnScreen
import CairnValues

/// Which of a view's fields has the focus.
///
/// ```swift
/// @FocusState private var isNameFocused: Bool
/// TextField("Name", text: $name).focused($isNameFocused)
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A connection to which of a view's fields has the focus.
  ///
  /// ```swift
  /// struct NameField: View { var isFocused: FocusState<Bool>.Binding }
  /// ```
  @propertyWrapper
  public struct Binding {
    let location: StateLocation<Value>

    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue, Transaction()) }
    }

    public var projectedValue: FocusState<Value>.Binding { self }
  }

  private let initial: Value
  private var location: StateLocation<Value>?

  public init() where Value == Bool { initial = false }

  public init<T: Hashable>() where Value == T? { initial = nil }

  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, Transaction()) }
  }

  public var projectedValue: FocusState<Value>.Binding {
    FocusState<Value>.Binding(location: location ?? StateLocation(initial))
  }

  public static func _connect(_ property: UnsafeMutableRawPointer, _ connection: inout _Connection) {
    let property = property.assumingMemoryBound(to: Self.self)
    let initial = property.pointee.initial
    property.pointee.location = connection.slot { StateLocation(initial) }
  }

  public static func _isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// Ties the focus of each element of the content to a value.
nonisolated struct FocusModifier<Value: Hashable>: UnaryModifier {
  typealias Body = Never
  let binding: FocusState<Value>.Binding
  let value: Value
  /// What is written when the focus leaves.
  let none: Value

  final class ModifierNode: UnaryNode, UnaryModifierNode, FocusFollower {
    var modifier: FocusModifier
    private var elements: [Element] = []

    init(_ modifier: FocusModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      graph.focusFollowers.append(self)
      invalidate()
    }

    func modifierChanged(from old: FocusModifier) { invalidate() }

    override func collectElements(into elements: inout [Element]) {
      let start = elements.count
      child.collectElements(into: &elements)
      self.elements = Array(elements[start...])
      if wantsFocus { invalidate() }
    }

    private var wantsFocus: Bool { modifier.binding.wrappedValue == modifier.value }

    var hasFocus: Bool {
      guard let focused = elements.first?.screen.focused else { return false }
      return elements.contains { $0 === focused || $0.isAround(focused) }
    }

    /// The value was written: the focus follows it.
    override func run() {
      flags.remove(.dirty)
      let wantsFocus = tracking { self.wantsFocus }
      guard wantsFocus != hasFocus else { return }
      graph.effects.add(.change, of: self) { [weak self] in self?.moveFocus(wantsFocus) }
    }

    private func moveFocus(_ isWanted: Bool) {
      guard isWanted != hasFocus else { return }
      if isWanted {
        _ = elements.lazy.compactMap(\.firstFocusable).first?.takeFocus(true, in: graph)
      } else {
        _ = elements.first?.screen.focused?.takeFocus(false, in: graph)
      }
    }

    /// The focus moved: the value follows it.
    func focusChanged() {
      if hasFocus {
        if modifier.binding.wrappedValue != modifier.value { modifier.binding.wrappedValue = modifier.value }
      } else if wantsFocus, !elements.isEmpty {
        modifier.binding.wrappedValue = modifier.none
      }
    }

    override func willUnmount() { graph.focusFollowers.removeAll { $0 === self } }
  }
}

/// A node that wants to know where the focus is.
@MainActor
protocol FocusFollower: AnyObject {
  var hasFocus: Bool { get }
  func focusChanged()
}

extension Element {
  /// Takes or gives up the focus, and tells those who follow it.
  func takeFocus(_ wanted: Bool, in graph: Graph) -> Bool {
    if (screen.focused === self) == wanted { return true }
    screen.focused?.describe { $0.traits.remove(.focused) }
    screen.focused = wanted ? self : nil
    if wanted { describe { $0.traits.insert(.focused) } }
    // Those that lose it write first, so that what the one that gains it writes stays.
    let followers = graph.focusFollowers
    for follower in followers where !follower.hasFocus { follower.focusChanged() }
    for follower in followers where follower.hasFocus { follower.focusChanged() }
    graph.requestTurnIfNeeded()
    return true
  }

  fileprivate func isAround(_ other: Element) -> Bool {
    var current = other.parent
    while let element = current {
      if element === self { return true }
      current = element.parent
    }
    return false
  }

  fileprivate var firstFocusable: Element? {
    if events.contains(.focus) { return self }
    for child in children {
      if let found = child.firstFocusable { return found }
    }
    return nil
  }
}

nonisolated extension View {
  /// Ties the focus of this view to a value: the view has it while the state is that value.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    let none = (Value.self as? any NilHolding.Type)?.noValue as? Value
    return modifier(FocusModifier(binding: binding, value: value, none: none ?? value))
  }

  /// Ties the focus of this view to a flag.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(binding: condition, value: true, none: false))
  }

  /// Gives the focus to the view for which the state is a value, when this view appears.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }

  /// Says whether the view can have the focus.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Says whether the view can have the focus, and for what.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable)
  }

  /// Says whether a ring is drawn around what has the focus.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(key: FocusEffectKey.self, !disabled)
  }

  /// Keeps the focus within this view as long as there is something to move it to.
  public func focusSection() -> some View { self }
}

struct FocusEffectKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

/// A type whose values may be no value.
private protocol NilHolding {
  static var noValue: Any { get }
}

extension Optional: NilHolding {
  fileprivate static var noValue: Any { Wrapped?.none as Any }
}

/// Lets each element of the content have the focus.
nonisolated struct FocusableModifier: WrappingModifier {
  typealias Body = Never
  let isFocusable: Bool

  @MainActor func fill(_ element: Element, environment: EnvironmentValues) {
    element.answer(to: .focus, isEnabled: isFocusable && environment.isEnabled) { element, event in
      guard case .focus(let wanted) = event, let graph = Runtime.shared.active else { return false }
      return element.takeFocus(wanted, in: graph)
    }
  }
}

/// How sure it is that a view gets the focus when it appears.
///
/// ```swift
/// form.defaultFocus($field, .name, priority: .userInitiated)
/// ```
public struct DefaultFocusEvaluationPriority: Sendable {
  private let isHigh: Bool
  public static let automatic = DefaultFocusEvaluationPriority(isHigh: false)
  public static let userInitiated = DefaultFocusEvaluationPriority(isHigh: true)
}

/// What a view that has the focus is used for.
///
/// ```swift
/// card.focusable(interactions: .activate)
/// ```
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Pressed, as a button is.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// Changed, as a field is.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// Whatever the platform does.
  public static let automatic: FocusInteractions = [.activate, .edit]
}
