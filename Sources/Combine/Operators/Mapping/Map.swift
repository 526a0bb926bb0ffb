extension Publishers {
  /// A publisher that turns each value into another.
  ///
  ///     numbers.map { $0 * 2 }
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The kind of error this publisher may end with.
    public typealias Failure = Upstream.Failure

    /// The publisher the values come from.
    public let upstream: Upstream
    /// Turns a value into another.
    public let transform: (Upstream.Output) -> Output

    /// Makes the publisher from its parts.
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
  /// A publisher that turns each value into another, or fails.
  ///
  ///     texts.tryMap { try parse($0) }
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// The kind of error this publisher may end with.
    public typealias Failure = any Error

    /// The publisher the values come from.
    public let upstream: Upstream
    /// Turns a value into another, or throws.
    public let transform: (Upstream.Output) throws -> Output

    /// Makes the publisher from its parts.
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
  /// Turns each value into another.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Turns each value into another; what the closure throws ends the stream.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Puts a value in the place of nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}
