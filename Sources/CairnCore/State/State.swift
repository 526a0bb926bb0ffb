import CairnUnsafe
import CairnValues

/// A value owned by a view that lives as long as the view's identity.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///   var body: some View { Button("\(count)") { count += 1 } }
/// }
/// ```
///
/// An object is created once for each life of the view, however often the view's initializer runs:
///
/// ```swift
/// @State private var model = LibraryModel()
/// ```
@propertyWrapper
public struct State<Value>: DynamicProperty {
  // Inlinable: the app's compiler knows the value's type. In this module, every access to the state would first
  // look the type up.
  @usableFromInline let initial: InitialState<Value>
  @usableFromInline let place: SourcePlace
  @usableFromInline var location: StateLocation<Value>?

  /// Creates a state with an initial value.
  @inlinable
  public init(wrappedValue value: Value, _file: StaticString = #fileID, _line: UInt = #line) {
    initial = .value(value)
    place = SourcePlace(_file, _line)
  }

  /// Creates a state with an initial value.
  @inlinable
  public init(initialValue value: Value, _file: StaticString = #fileID, _line: UInt = #line) {
    initial = .value(value)
    place = SourcePlace(_file, _line)
  }

  /// The value. Reading it in a body makes the body run when it changes.
  @inlinable
  public var wrappedValue: Value {
    get {
      guard let location else { return initial.value }
      return location.get()
    }
    nonmutating set {
      if let location { location.write(newValue) } else { reportLoss() }
    }
  }

  @usableFromInline
  func reportLoss() { reportNotInstalled("The value written is lost.") }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(box: location) }
    reportNotInstalled("This will result in a constant Binding of the initial value and will not update.")
    return .constant(initial.value)
  }

  private func reportNotInstalled(_ consequence: String) {
    Runtime.shared.report(
      .warning, "state.not-installed",
      "Accessing State<\(Value.self)>'s value outside of being installed on a View. \(consequence) Use the state in "
        + "the body and in actions created there. To set its initial value, assign `_name = State(initialValue:)`.",
      at: place)
  }

  // Called through a witness table that knows the type; inlining avoids looking it up again.
  @inline(__always)
  public static func _connect(_ property: inout Self, _ connection: inout _Connection) {
    if let kept = connection.nextKept() {
      assert(type(of: kept) == StateLocation<Value>.self, "Properties were connected in a different order than before.")
      property.location = downcast(kept, to: StateLocation<Value>.self)
    } else {
      let kept = connection.keptClass.map { downcast(class: $0, to: StateLocation<Value>.self) }
      let new = (kept ?? StateLocation<Value>.self).init(property.initial.forNewState, at: property.place)
      property.location = new
      connection.keep(new)
      connection.announce(new)
    }
  }

  public static var _keptClass: AnyClass? { StateLocation<Value>.self }

  /// Always true: a view's initial value for its state does not matter once the state exists.
  public static func _isSame(_ a: inout Self, _ b: inout Self) -> Bool { true }
}

extension State where Value: AnyObject {
  /// Creates a state whose object is created when the view appears for the first time.
  ///
  /// Use `State(initialValue:)` in an initializer if the object has to exist right away.
  public init(
    wrappedValue object: @autoclosure @escaping () -> Value, _file: StaticString = #fileID, _line: UInt = #line
  ) {
    initial = .object(InitialObject(object))
    place = SourcePlace(_file, _line)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is `nil` at first.
  public init(_file: StaticString = #fileID, _line: UInt = #line) {
    self.init(wrappedValue: nil, _file: _file, _line: _line)
  }
}

// Sendable: its location has a lock, and the value is `Sendable`.
extension State: @unchecked Sendable where Value: Sendable {}
