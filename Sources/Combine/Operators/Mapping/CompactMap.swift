extension Publishers {
  /// A publisher that turns each value into another, and leaves out nil.
  ///
  ///     texts.compactMap(Int.init)
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The kind of error this publisher may end with.
    public typealias Failure = Upstream.Failure

    /// The publisher the values come from.
    public let upstream: Upstream
    /// Turns a value into another, or nil to leave it out.
    public let transform: (Upstream.Output) -> Output?

    /// Makes the publisher from its parts.
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
  /// A publisher that turns each value into another, leaves out nil, or fails.
  ///
  ///     texts.tryCompactMap { try parse($0) }
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// The kind of error this publisher may end with.
    public typealias Failure = any Error

    /// The publisher the values come from.
    public let upstream: Upstream
    /// Turns a value into another, or nil to leave it out, or throws.
    public let transform: (Upstream.Output) throws -> Output?

    /// Makes the publisher from its parts.
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
  /// Turns each value into another, and leaves out nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Turns each value into another, and leaves out nil; what the closure throws ends the stream.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
