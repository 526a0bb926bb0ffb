/// A benchmark's access to the state of a view. The view stores a closure here when its body first runs.
///
/// It is inlinable, so that it costs no more than if it were the benchmark's own.
@MainActor
public final class Remote<Value> {
  @usableFromInline var write: ((Value) -> Void)?

  @inlinable public init() {}

  /// Creates the closure only once, so that it is not part of the cost of a body.
  @inlinable public func connect(_ write: @autoclosure () -> (Value) -> Void) {
    if self.write == nil { self.write = write() }
  }

  @inlinable public func set(_ value: Value) { write?(value) }
}
