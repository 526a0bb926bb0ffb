/// A publisher that is made anew for each subscriber.
///
///     let now = Deferred { Just(Date()) }
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The kind of values of the publisher made.
  public typealias Output = DeferredPublisher.Output
  /// The kind of error of the publisher made.
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Makes a publisher that waits with its making until there is a subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Makes a publisher and attaches the subscriber to it.
  public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    createPublisher().subscribe(subscriber)
  }
}
