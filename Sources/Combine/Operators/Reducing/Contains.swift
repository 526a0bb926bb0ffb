extension Publishers {
  /// A publisher of whether a value occurs. It finishes as soon as it does.
  ///
  ///     numbers.contains(3)
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    /// The kind of values published.
    public typealias Output = Bool
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The value to find.
    public let output: Upstream.Output

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        Gather<Upstream.Output, Upstream.Failure, S>(
          "Contains", to: subscriber,
          take: { value in
            value == output ? .last(true) : .skip
          }, answer: { false }))
    }
  }
}

extension Publishers {
  /// A publisher of whether any value satisfies a condition.
  ///
  ///     numbers.contains { $0 > 3 }
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
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
          "ContainsWhere", to: subscriber,
          take: { value in
            predicate(value) ? .last(true) : .skip
          }, answer: { false }))
    }
  }
}

extension Publishers {
  /// A publisher of whether any value satisfies a condition, which may throw.
  ///
  ///     texts.tryContains { try isValid($0) }
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
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
          "TryContainsWhere", to: subscriber,
          trying: { value in
            try predicate(value) ? .last(true) : .skip
          }, answer: { false }))
    }
  }
}

extension Publisher where Output: Equatable {
  /// Publishes whether a value occurs. It finishes as soon as it does.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publisher {
  /// Publishes whether any value satisfies a condition. It finishes as soon as one does.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Publishes whether any value satisfies a condition. An error thrown by the closure ends the stream.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
