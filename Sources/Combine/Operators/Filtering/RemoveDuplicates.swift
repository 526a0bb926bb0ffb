extension Publishers {
  /// A publisher that omits values equal to the previous one.
  ///
  ///     model.$name.removeDuplicates()
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// Returns whether two values are equal.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var previous: Upstream.Output?
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          "RemoveDuplicates", to: subscriber,
          take: { value in
            if let last = previous, predicate(last, value) { return .skip }
            previous = value
            return .pass(value)
          }))
    }
  }
}

extension Publishers {
  /// A publisher that omits values equal to the previous one, with a comparison that may throw.
  ///
  ///     texts.tryRemoveDuplicates { try isSame($0, $1) }
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// Returns whether two values are equal.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var previous: Upstream.Output?
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          "TryRemoveDuplicates", to: subscriber,
          trying: { value in
            if let last = previous, try predicate(last, value) { return .skip }
            previous = value
            return .pass(value)
          }))
    }
  }
}

extension Publisher where Output: Equatable {
  /// Omits values equal to the previous one.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

extension Publisher {
  /// Omits values equal to the previous one, as determined by a closure.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Omits values equal to the previous one. An error thrown by the closure ends the stream.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
