extension Publishers {
  /// A publisher of the value that comes last in an order, once the values have ended.
  ///
  ///     numbers.max()
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may end with.
    public typealias Failure = Upstream.Failure

    /// The publisher the values come from.
    public let upstream: Upstream
    /// Tells whether the first value comes before the second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var best: Upstream.Output?
      upstream.subscribe(
        Gather<Upstream.Output, Upstream.Failure, S>(
          "Comparison", to: subscriber,
          take: { value in
            if let kept = best {
              if areInIncreasingOrder(kept, value) { best = value }
            } else {
              best = value
            }
            return .skip
          }, answer: { best }))
    }
  }
}

extension Publishers {
  /// A publisher of the value that comes last in an order, where comparing may throw.
  ///
  ///     texts.tryMax { try isBefore($0, $1) }
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may end with.
    public typealias Failure = any Error

    /// The publisher the values come from.
    public let upstream: Upstream
    /// Tells whether the first value comes before the second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Makes the publisher from its parts.
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var best: Upstream.Output?
      upstream.subscribe(
        Gather<Upstream.Output, Upstream.Failure, S>(
          "TryComparison", to: subscriber,
          trying: { value in
            if let kept = best {
              if try areInIncreasingOrder(kept, value) { best = value }
            } else {
              best = value
            }
            return .skip
          }, answer: { best }))
    }
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the smallest value, once they have ended.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }

  /// Publishes the largest value, once they have ended.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
  /// Publishes the first value in the given order, once they have ended.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Publishes the last value in the given order, once they have ended.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes the first value in the given order; what the closure throws ends the stream.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  /// Publishes the last value in the given order; what the closure throws ends the stream.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}
