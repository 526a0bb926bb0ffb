extension Publishers {
  /// A publisher that subscribes again when its upstream fails.
  ///
  ///     load.retry(3)
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The maximum number of retries, or `nil` for no limit.
    public let retries: Int?

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      Retrying(publisher: upstream, relay: Relay("Retry", to: subscriber), remaining: retries).start()
    }
  }
}

private final class Retrying<Upstream: Publisher, Downstream: Subscriber>
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  private let publisher: Upstream
  private let relay: Relay<Downstream>
  private var remaining: Int?

  init(publisher: Upstream, relay: Relay<Downstream>, remaining: Int?) {
    self.publisher = publisher
    self.relay = relay
    self.remaining = remaining
  }

  func start() {
    relay.follow(publisher) { completion in
      guard completion.isFailure, self.remaining != 0 else { return self.relay.finish(completion) }
      self.remaining = self.remaining.map { $0 - 1 }
      self.start()
    }
  }
}

extension Publisher {
  /// Subscribes again when this publisher fails, up to a number of times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: Swift.max(retries, 0))
  }
}
