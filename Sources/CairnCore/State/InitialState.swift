import CairnLocks

/// What a state starts with: a value, or an object that is created when it is first needed.
///
/// A view's initializer runs whenever its parent's body does. An object created there would be thrown away every time but
/// the first.
@usableFromInline
enum InitialState<Value> {
  case value(Value)
  case object(InitialObject<Value>)

  @usableFromInline
  var value: Value {
    @inline(__always)
    get {
      switch self {
      case .value(let value): value
      case .object(let object): object.value
      }
    }
  }

  /// The value for a new state, which alone keeps it from then on.
  var forNewState: Value {
    switch self {
    case .value(let value): value
    case .object(let object): object.forNewState
    }
  }
}

/// An object that is created when it is first needed. If a view reads its state in its own initializer, the state gets
/// that object later.
@usableFromInline
final class InitialObject<Value>: @unchecked Sendable {
  // Sendable: what can change is accessed only with the lock held.
  private enum Step {
    case pending(() -> Value)
    case created(Value)
  }

  private var step: Step
  private let lock = Mutex<Void>(())

  init(_ make: @escaping () -> Value) { step = .pending(make) }

  var forNewState: Value {
    switch lock.withLock({ _ in step }) {
    case .created(let value): value
    case .pending(let make): make()
    }
  }

  @usableFromInline
  var value: Value {
    while true {
      switch lock.withLock({ _ in step }) {
      case .created(let value): return value
      case .pending(let make): keep(make())
      }
    }
  }

  /// Keeps an object unless another thread was first. Creating one runs app code, which may read other state, so it
  /// happened outside the lock.
  private func keep(_ new: Value) {
    lock.withLock { _ in
      if case .pending = step { step = .created(new) }
    }
  }
}
