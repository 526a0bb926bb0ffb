/// A publisher that is created for each subscriber.
///
///     let now = Deferred { Just(Date()) }
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The kind of values of the created publisher.
  public typealias Output = DeferredPublisher.Output
  /// The kind of error of the created publisher.
  public typealias Failure = DeferredPublisher.Failure

  /// Creates the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher that calls a closure for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Creates a publisher and attaches the subscriber to it.
  public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    createPublisher().subscribe(subscriber)
  }
}
