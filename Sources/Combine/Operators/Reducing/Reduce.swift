extension Publishers {
  /// A publisher of what is made of all values, once they have ended.
  ///
  ///     numbers.reduce(0, +)
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The kind of error this publisher may end with.
    public typealias Failure = Upstream.Failure

    /// The publisher the values come from.
    public let upstream: Upstream
    /// The result if there are no values.
    public let initial: Output
    /// Adds a value to the result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes the publisher from its parts.
    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var result = initial
      upstream.subscribe(
        Gather<Upstream.Output, Upstream.Failure, S>(
          "Reduce", to: subscriber,
          take: { value in
            result = nextPartialResult(result, value)
            return .skip
          }, answer: { result }))
    }
  }
}

extension Publishers {
  /// A publisher of what is made of all values, once they have ended, or of the failure to.
  ///
  ///     numbers.tryReduce(0) { try add($0, $1) }
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// The kind of error this publisher may end with.
    public typealias Failure = any Error

    /// The publisher the values come from.
    public let upstream: Upstream
    /// The result if there are no values.
    public let initial: Output
    /// Adds a value to the result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Makes the publisher from its parts.
    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var result = initial
      upstream.subscribe(
        Gather<Upstream.Output, Upstream.Failure, S>(
          "TryReduce", to: subscriber,
          trying: { value in
            result = try nextPartialResult(result, value)
            return .skip
          }, answer: { result }))
    }
  }
}

extension Publisher {
  /// Publishes what is made of all values, once they have ended.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes what is made of all values, once they have ended; what the closure throws ends the stream.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
