extension Optional {
  /// A publisher of the wrapped value, if there is one.
  ///
  ///     let name: String? = "Ada"
  ///     name.publisher.sink { print($0) }
  public struct Publisher: Combine.Publisher {
    /// The type of the wrapped value.
    public typealias Output = Wrapped
    /// The publisher never fails.
    public typealias Failure = Never

    /// The value.
    public let output: Wrapped?

    /// Creates a publisher of an optional value.
    public init(_ output: Wrapped?) {
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Wrapped, S.Failure == Never {
      if let output {
        subscriber.receive(only: output, description: "Optional")
      } else {
        subscriber.receiveEnd(.finished)
      }
    }
  }

  /// A publisher of the wrapped value, which finishes immediately if there is none.
  public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

extension Result {
  /// A publisher of a success or a failure.
  ///
  ///     Result { try load() }.publisher.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  public struct Publisher: Combine.Publisher {
    /// The type of the success.
    public typealias Output = Success

    /// The result.
    public let result: Result<Success, Failure>

    /// Creates a publisher of a result.
    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    /// Creates a publisher of a success.
    public init(_ output: Success) {
      self.init(.success(output))
    }

    /// Creates a publisher of a failure.
    public init(_ failure: Failure) {
      self.init(.failure(failure))
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value): subscriber.receive(only: value, description: "Result")
      case .failure(let error): subscriber.receiveEnd(.failure(error))
      }
    }
  }

  /// A publisher of the success or the failure.
  public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
