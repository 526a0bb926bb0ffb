extension Publishers {
  /// A publisher of the accumulated result after each value.
  ///
  ///     numbers.scan(0, +)
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// Adds a value to the result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates the publisher from its properties.
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var result = initialResult
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          "Scan", to: subscriber,
          take: { value in
            result = nextPartialResult(result, value)
            return .pass(result)
          }))
    }
  }
}

extension Publishers {
  /// A publisher of the accumulated result after each value, with an accumulation that may throw.
  ///
  ///     numbers.tryScan(0) { try add($0, $1) }
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// The kind of error this publisher may fail with.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// Adds a value to the result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates the publisher from its properties.
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var result = initialResult
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          "TryScan", to: subscriber,
          trying: { value in
            result = try nextPartialResult(result, value)
            return .pass(result)
          }))
    }
  }
}

extension Publisher {
  /// Publishes the accumulated result after each value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes the accumulated result after each value. An error thrown by the closure ends the stream.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
