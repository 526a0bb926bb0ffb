extension Publishers {
  /// A publisher of the values that satisfy a condition.
  ///
  ///     numbers.filter { $0 > 0 }
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The condition.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Creates the publisher from its properties.
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
  /// A publisher of the values that satisfy a condition, which may throw.
  ///
  ///     texts.tryFilter { try isValid($0) }
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// The condition.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Creates the publisher from its properties.
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
  /// Omits the values that do not satisfy a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Omits the values that do not satisfy a condition. An error thrown by the closure ends the stream.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}
