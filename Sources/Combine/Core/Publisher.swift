/// A source of values over time, which may finish or fail.
///
///     let lengths: some Publisher<Int, Never> = names.publisher.map(\.count)
public protocol Publisher<Output, Failure> {
  /// The kind of values published.
  associatedtype Output
  /// The kind of error the publisher may fail with, or `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. Callers use `subscribe(_:)` instead.
  func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

extension Publisher {
  /// Attaches a subscriber to this publisher.
  public func subscribe<S>(_ subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Attaches a subject, which forwards everything to its own subscribers until the result is canceled.
  public func subscribe<S>(_ subject: S) -> AnyCancellable where S: Subject, Failure == S.Failure, Output == S.Output {
    let feed = SubjectFeed(subject)
    receive(subscriber: feed)
    return AnyCancellable(feed)
  }
}

/// A namespace for types that serve as publishers.
public enum Publishers {}

/// A publisher that produces nothing until it is connected.
///
///     let shared = source.makeConnectable()
///     let connection = shared.connect()
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts producing values. Canceling the result stops it.
  func connect() -> any Cancellable
}
