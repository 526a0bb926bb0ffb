extension Publishers {
  /// A publisher of the accumulated result, after the last value.
  ///
  ///     numbers.reduce(0, +)
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The result if there are no values.
    public let initial: Output
    /// Adds a value to the result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates the publisher from its properties.
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
  /// A publisher of the accumulated result, after the last value, with an accumulation that may throw.
  ///
  ///     numbers.tryReduce(0) { try add($0, $1) }
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// The kind of error this publisher may fail with.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// The result if there are no values.
    public let initial: Output
    /// Adds a value to the result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates the publisher from its properties.
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
  /// Publishes the accumulated result, after the last value.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes the accumulated result, after the last value. An error thrown by the closure ends the stream.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
