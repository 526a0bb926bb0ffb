extension Publishers {
  /// A publisher that transforms an error.
  ///
  ///     load.mapError(AppError.network)
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output

    /// The upstream publisher.
    public let upstream: Upstream
    /// Transforms an error.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          "MapError", to: subscriber, take: { .pass($0) }, end: { $0.mapError(transform) }))
    }
  }
}

extension Publishers {
  /// A publisher that never fails, with a failure type that allows it.
  ///
  ///     Just(1).setFailureType(to: URLError.self)
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
    /// The kind of values published.
    public typealias Output = Upstream.Output

    /// The upstream publisher.
    public let upstream: Upstream

    /// Creates the publisher from its properties.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        Stage<Upstream.Output, Never, S>(
          "SetFailureType", to: subscriber, take: { .pass($0) }, end: { $0.setFailureType() }))
    }
  }
}

extension Publishers {
  /// A publisher that stops the program if its upstream fails.
  ///
  ///     bundled.assertNoFailure()
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = Never

    /// The upstream publisher.
    public let upstream: Upstream
    /// The prefix of the message.
    public let prefix: String
    /// The file named in the message.
    public let file: StaticString
    /// The line named in the message.
    public let line: UInt

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          "AssertNoFailure", to: subscriber, take: { .pass($0) },
          end: { completion in
            if case .failure(let error) = completion {
              fatalError("\(prefix)\(prefix.isEmpty ? "" : ": ")\(error)", file: file, line: line)
            }
            return .finished
          }))
    }
  }
}

extension Publisher {
  /// Transforms an error.
  public func mapError<E>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> where E: Error {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Stops the program if this publisher fails, for errors that can only be programming mistakes.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publisher where Failure == Never {
  /// Changes the failure type of a publisher that never fails.
  public func setFailureType<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> where E: Error {
    Publishers.SetFailureType(upstream: self)
  }
}
