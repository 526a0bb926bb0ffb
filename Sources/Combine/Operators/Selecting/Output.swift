extension Publishers {
  /// A publisher of the values at certain positions.
  ///
  ///     numbers.output(in: 2..<5)
  public struct Output<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The positions.
    public let range: CountableRange<Int>

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      guard !range.isEmpty else { return subscriber.receiveEnd(.finished) }
      var position = -1
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          "Output", to: subscriber,
          take: { value in
            position += 1
            if position < range.lowerBound { return .skip }
            return position + 1 < range.upperBound ? .pass(value) : .last(value)
          }))
    }
  }
}

extension Publisher {
  /// Publishes up to a number of values, then finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: ..<Swift.max(maxLength, 0))
  }

  /// Publishes the value at a position, then finishes.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index...index)
  }

  /// Publishes the values at certain positions, then finishes.
  public func output<R>(in range: R) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}
