/// A publisher that fails immediately.
///
///     let refused = Fail<Data, URLError>(error: URLError(.badURL))
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Creates a publisher that fails with an error.
  public init(error: Failure) {
    self.error = error
  }

  /// Creates a publisher that fails with an error, for a stream of the given values.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  /// Attaches a subscriber.
  public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
    subscriber.receiveEnd(.failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
