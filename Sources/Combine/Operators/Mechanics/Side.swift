/// What one stream has brought to a combination; guarded by the lock of that.
protocol Side: AnyObject {
  associatedtype Value
  var hasEnded: Bool { get set }
  /// Keeps a value, and gives back the one it replaces.
  func store(_ value: Value) -> Value?
}

extension Combination {
  func add<S: Side>(_ side: S) -> Inlet<S.Value, Downstream.Failure> {
    add(store: side.store, end: { side.hasEnded = true })
  }
}

final class LatestValue<Value>: Side {
  private(set) var value: Value?
  var hasEnded = false

  var hasEndedEmpty: Bool { hasEnded && value == nil }

  func store(_ value: Value) -> Value? {
    defer { self.value = value }
    return self.value
  }
}

final class ValueQueue<Value>: Side {
  private var line = Line<Value>()
  var hasEnded = false

  var isEmpty: Bool { line.isEmpty }
  var hasEndedEmpty: Bool { hasEnded && line.isEmpty }

  func store(_ value: Value) -> Value? {
    line.append(value)
    return nil
  }

  func popFirst() -> Value? { line.popFirst() }
}
