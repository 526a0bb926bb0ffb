extension Publishers {
  /// A publisher of the values that meet a condition.
  ///
  ///     numbers.filter { $0 > 0 }
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may end with.
    public typealias Failure = Upstream.Failure

    /// The publisher the values come from.
    public let upstream: Upstream
    /// The condition.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          "Filter", to: subscriber,
          take: { value in
            isIncluded(value) ? .pass(value) : .skip
          }))
    }
  }
}

extension Publishers {
  /// A publisher of the values that meet a condition, which may throw.
  ///
  ///     texts.tryFilter { try isValid($0) }
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may end with.
    public typealias Failure = any Error

    /// The publisher the values come from.
    public let upstream: Upstream
    /// The condition.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          "TryFilter", to: subscriber,
          trying: { value in
            try isIncluded(value) ? .pass(value) : .skip
          }))
    }
  }
}

extension Publisher {
  /// Leaves out the values that do not meet a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Leaves out the values that do not meet a condition; what the closure throws ends the stream.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}
