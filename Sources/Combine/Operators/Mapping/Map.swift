extension Publishers {
  /// A publisher that transforms each value.
  ///
  ///     numbers.map { $0 * 2 }
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// Transforms a value.
    public let transform: (Upstream.Output) -> Output

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          "Map", to: subscriber,
          take: { value in
            .pass(transform(value))
          }))
    }
  }
}

extension Publishers {
  /// A publisher that transforms each value, or fails.
  ///
  ///     texts.tryMap { try parse($0) }
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// The kind of error this publisher may fail with.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// Transforms a value, or throws.
    public let transform: (Upstream.Output) throws -> Output

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          "TryMap", to: subscriber,
          trying: { value in
            .pass(try transform(value))
          }))
    }
  }
}

extension Publisher {
  /// Transforms each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Transforms each value. An error thrown by the closure ends the stream.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Replaces `nil` with a value.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}
