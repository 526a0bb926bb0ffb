/// How a benchmark reaches the state of a view: the view leaves a closure here when its body first runs.
///
/// It can be inlined, so that it counts for as little as if it were the benchmark's own.
@MainActor
public final class Remote<Value> {
  @usableFromInline var write: ((Value) -> Void)?

  @inlinable public init() {}

  /// The closure is made only once, so that it is no part of what a run of the body costs.
  @inlinable public func connect(_ write: @autoclosure () -> (Value) -> Void) {
    if self.write == nil { self.write = write() }
  }

  @inlinable public func set(_ value: Value) { write?(value) }
}
