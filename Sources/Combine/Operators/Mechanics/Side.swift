import CairnUnsafe

/// The state of one stream in a combination, guarded by the combination's lock.
protocol Side: AnyObject {
  associatedtype Value
  var hasEnded: Bool { get set }
  /// Stores a value and returns the replaced one.
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
