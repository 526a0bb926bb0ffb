extension Publishers {
  /// A publisher of the last value.
  ///
  ///     numbers.last()
  public struct Last<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
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
      var last: Upstream.Output?
      upstream.subscribe(
        Gather<Upstream.Output, Upstream.Failure, S>(
          "Last", to: subscriber,
          take: { value in
            last = value
            return .skip
          }, answer: { last }))
    }
  }
}

extension Publishers {
  /// A publisher of the last value that satisfies a condition.
  ///
  ///     numbers.last { $0 > 3 }
  public struct LastWhere<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var last: Upstream.Output?
      upstream.subscribe(
        Gather<Upstream.Output, Upstream.Failure, S>(
          "LastWhere", to: subscriber,
          take: { value in
            if predicate(value) { last = value }
            return .skip
          }, answer: { last }))
    }
  }
}

extension Publishers {
  /// A publisher of the last value that satisfies a condition, which may throw.
  ///
  ///     texts.tryLast { try isValid($0) }
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var last: Upstream.Output?
      upstream.subscribe(
        Gather<Upstream.Output, Upstream.Failure, S>(
          "TryLastWhere", to: subscriber,
          trying: { value in
            if try predicate(value) { last = value }
            return .skip
          }, answer: { last }))
    }
  }
}

extension Publisher {
  /// Publishes the last value.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }

  /// Publishes the last value that satisfies a condition.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the last value that satisfies a condition. An error thrown by the closure ends the stream.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
