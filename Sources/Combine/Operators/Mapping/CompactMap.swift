extension Publishers {
  /// A publisher that transforms each value and omits `nil`.
  ///
  ///     texts.compactMap(Int.init)
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// Transforms a value, or returns `nil` to omit it.
    public let transform: (Upstream.Output) -> Output?

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          "CompactMap", to: subscriber,
          take: { value in
            transform(value).map { .pass($0) } ?? .skip
          }))
    }
  }
}

extension Publishers {
  /// A publisher that transforms each value, omits `nil`, or fails.
  ///
  ///     texts.tryCompactMap { try parse($0) }
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// The kind of error this publisher may fail with.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// Transforms a value, returns `nil` to omit it, or throws.
    public let transform: (Upstream.Output) throws -> Output?

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          "TryCompactMap", to: subscriber,
          trying: { value in
            try transform(value).map { .pass($0) } ?? .skip
          }))
    }
  }
}

extension Publisher {
  /// Transforms each value and omits `nil`.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Transforms each value and omits `nil`. An error thrown by the closure ends the stream.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
