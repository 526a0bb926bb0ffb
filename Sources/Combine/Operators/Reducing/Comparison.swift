extension Publishers {
  /// A publisher of the greatest value in an order, after the last.
  ///
  ///     numbers.max()
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// Returns whether the first value precedes the second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates the publisher from its properties.
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
  /// A publisher of the greatest value in an order, with a comparison that may throw.
  ///
  ///     texts.tryMax { try isBefore($0, $1) }
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// Returns whether the first value precedes the second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates the publisher from its properties.
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
  /// Publishes the smallest value, after the last.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }

  /// Publishes the largest value, after the last.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
  /// Publishes the smallest value in the given order, after the last.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Publishes the largest value in the given order, after the last.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes the smallest value in the given order. An error thrown by the closure ends the stream.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  /// Publishes the largest value in the given order. An error thrown by the closure ends the stream.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}
