extension Publishers {
  /// A publisher that connects for its first subscriber, and disconnects when all have canceled.
  ///
  /// A completed publisher does not connect again.
  ///
  ///     Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The connectable publisher.
    public final let upstream: Upstream

    private let lock = Lock()
    private var subscriberCount = 0
    private var connection: (any Cancellable)?

    /// Creates the publisher from the one it connects.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let isFirst = lock.withLock {
        subscriberCount += 1
        return subscriberCount == 1
      }
      upstream.subscribe(
        Tap(
          "Autoconnect", to: subscriber,
          watch: Watch(onCancel: { self.leave() })))
      if isFirst { connect() }
    }

    private func connect() {
      let connection = upstream.connect()
      let isWanted = lock.withLock {
        // All subscribers may have canceled while it was made.
        if subscriberCount > 0 { self.connection = connection }
        return subscriberCount > 0
      }
      if !isWanted { connection.cancel() }
    }

    private func leave() {
      let connection: (any Cancellable)? = lock.withLock {
        subscriberCount -= 1
        return subscriberCount == 0 ? self.connection.take() : nil
      }
      connection?.cancel()
    }
  }
}

extension ConnectablePublisher {
  /// Connects for the first subscriber, and disconnects when all have canceled.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
