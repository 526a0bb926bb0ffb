extension Publishers {
  /// A publisher of the number of values, after the last.
  ///
  ///     numbers.count()
  public struct Count<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Int
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// Creates the publisher from its properties.
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
  /// A publisher that only forwards the completion.
  ///
  ///     upload.ignoreOutput()
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Never
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// Creates the publisher from its properties.
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
  /// Publishes the number of values, after the last.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }

  /// Only forwards the completion.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
