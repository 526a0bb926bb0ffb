extension Publishers {
  /// A publisher of the values of publishers that are created from values.
  ///
  ///     queries.flatMap { search($0) }
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The kind of values published.
    public typealias Output = NewPublisher.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The maximum number of concurrent publishers.
    public let maxPublishers: Subscribers.Demand
    /// Creates a publisher from a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates the publisher from its properties.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let confluence = Confluence("FlatMap", to: subscriber)
      let outer = FlatMapIntake(confluence, transform: transform)
      guard confluence.hold(outer) else { return }
      outer.request(maxPublishers)
      confluence.open()
      upstream.subscribe(outer)
    }
  }
}

/// Receives the values that publishers are created from.
private final class FlatMapIntake<Input, NewPublisher: Publisher, Downstream: Subscriber>: Intake, Subscriber
where NewPublisher.Output == Downstream.Input, NewPublisher.Failure == Downstream.Failure {
  private let confluence: Confluence<Downstream>
  private let transform: (Input) -> NewPublisher

  init(_ confluence: Confluence<Downstream>, transform: @escaping (Input) -> NewPublisher) {
    self.confluence = confluence
    self.transform = transform
  }

  func receive(subscription: any Subscription) { _ = attach(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard isOpen else { return .none }
    confluence.join(transform(input)) { [weak self] in self?.request(.max(1)) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard close() else { return }
    switch completion {
    case .finished: confluence.release(self)
    case .failure: confluence.finish(completion)
    }
  }
}

extension Publisher {
  /// Creates a publisher from each value, and publishes their values as they arrive.
  public func flatMap<T, P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Creates a publisher that may fail from each value of this one, which never fails.
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Creates a publisher from each value, and publishes their values as they arrive.
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P: Publisher, P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// Creates a publisher that never fails from each value of this one, which may fail.
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P: Publisher, P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}
