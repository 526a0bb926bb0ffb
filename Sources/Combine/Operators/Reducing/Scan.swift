extension Publishers {
  /// A publisher of what has been made of the values so far.
  ///
  ///     numbers.scan(0, +)
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The kind of error this publisher may end with.
    public typealias Failure = Upstream.Failure

    /// The publisher the values come from.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// Adds a value to the result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes the publisher from its parts.
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
  /// A publisher of what has been made of the values so far, until that fails.
  ///
  ///     numbers.tryScan(0) { try add($0, $1) }
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// The kind of error this publisher may end with.
    public typealias Failure = any Error

    /// The publisher the values come from.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// Adds a value to the result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Makes the publisher from its parts.
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
  /// Publishes, for each value, what has been made of all so far.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes, for each value, what has been made of all so far; what the closure throws ends the stream.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
