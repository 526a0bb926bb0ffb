extension Publishers {
  /// A publisher of whether all values satisfy a condition. It finishes as soon as one does not.
  ///
  ///     numbers.allSatisfy { $0 > 0 }
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Bool
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
      upstream.subscribe(
        Gather<Upstream.Output, Upstream.Failure, S>(
          "AllSatisfy", to: subscriber,
          take: { value in
            predicate(value) ? .skip : .last(false)
          }, answer: { true }))
    }
  }
}

extension Publishers {
  /// A publisher of whether all values satisfy a condition, which may throw.
  ///
  ///     texts.tryAllSatisfy { try isValid($0) }
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Bool
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
      upstream.subscribe(
        Gather<Upstream.Output, Upstream.Failure, S>(
          "TryAllSatisfy", to: subscriber,
          trying: { value in
            try predicate(value) ? .skip : .last(false)
          }, answer: { true }))
    }
  }
}

extension Publisher {
  /// Publishes whether all values satisfy a condition. It finishes as soon as one does not.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Publishes whether all values satisfy a condition. An error thrown by the closure ends the stream.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
