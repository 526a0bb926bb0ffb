extension Publishers {
  /// A publisher of the values up to the first that does not meet a condition.
  ///
  ///     numbers.prefix { $0 < 10 }
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may end with.
    public typealias Failure = Upstream.Failure

    /// The publisher the values come from.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          "PrefixWhile", to: subscriber,
          take: { value in
            predicate(value) ? .pass(value) : .end(.finished)
          }))
    }
  }
}

extension Publishers {
  /// A publisher of the values up to the first that does not meet a condition, which may throw.
  ///
  ///     texts.tryPrefix { try isValid($0) }
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may end with.
    public typealias Failure = any Error

    /// The publisher the values come from.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          "TryPrefixWhile", to: subscriber,
          trying: { value in
            try predicate(value) ? .pass(value) : .end(.finished)
          }))
    }
  }
}

extension Publisher {
  /// Publishes values up to the first that does not meet a condition, then finishes.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Publishes values up to the first that does not meet a condition; what the closure throws ends the stream.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
