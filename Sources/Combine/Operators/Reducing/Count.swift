extension Publishers {
  /// A publisher of the number of values, once they have ended.
  ///
  ///     numbers.count()
  public struct Count<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Int
    /// The kind of error this publisher may end with.
    public typealias Failure = Upstream.Failure

    /// The publisher the values come from.
    public let upstream: Upstream

    /// Makes the publisher from its parts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var count = 0
      upstream.subscribe(
        Gather<Upstream.Output, Upstream.Failure, S>(
          "Count", to: subscriber,
          take: { _ in
            count += 1
            return .skip
          }, answer: { count }))
    }
  }
}

extension Publishers {
  /// A publisher that passes on nothing but the end.
  ///
  ///     upload.ignoreOutput()
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may end with.
    public typealias Failure = Upstream.Failure

    /// The publisher the values come from.
    public let upstream: Upstream

    /// Makes the publisher from its parts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        Gather<Upstream.Output, Upstream.Failure, S>(
          "IgnoreOutput", to: subscriber,
          take: { _ in
            .skip
          }, answer: { nil }))
    }
  }
}

extension Publisher {
  /// Publishes the number of values, once they have ended.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }

  /// Passes on nothing but the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
