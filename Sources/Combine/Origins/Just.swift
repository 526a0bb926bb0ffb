/// A publisher that sends one value and finishes.
///
///     Just("hello").sink { print($0) }
public struct Just<Output>: Publisher {
  /// The publisher never fails.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Creates a publisher of one value.
  public init(_ output: Output) {
    self.output = output
  }

  /// Attaches a subscriber.
  public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, S.Failure == Never {
    subscriber.receive(only: output, description: "Just")
  }
}

extension Just: Equatable where Output: Equatable {}

extension Subscriber {
  /// Delivers one value on demand, then finishes.
  func receive(only value: Input, description: String) {
    let outlet = SubscriberOutlet(self, description: description)
    outlet.enqueue(value)
    outlet.enqueueEnd(.finished)
    outlet.open()
  }
}
