extension Publishers {
  /// A publisher that feeds all its subscribers from one subscription, which begins when it is connected.
  ///
  ///     let shared = load.multicast { PassthroughSubject() }
  ///     let connection = shared.connect()
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// Creates the subject that subscribers are attached to.
    public let createSubject: () -> SubjectType

    private let lock = Lock()
    private var madeSubject: SubjectType?
    private var connection: Connection<SubjectType>?

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var subject: SubjectType {
      if let subject = lock.withLock({ madeSubject }) { return subject }
      let subject = createSubject()
      return lock.withLock {
        if let madeSubject { return madeSubject }
        madeSubject = subject
        return subject
      }
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      subject.subscribe(subscriber)
    }

    /// Subscribes to the upstream publisher, unless it is already connected.
    public func connect() -> any Cancellable {
      let subject = subject
      let (connection, isNew): (Connection<SubjectType>, Bool) = lock.withLock {
        if let connection = self.connection, !connection.isCancelled { return (connection, false) }
        let connection = Connection(SubjectFeed(subject))
        self.connection = connection
        return (connection, true)
      }
      if isNew { upstream.subscribe(connection.feed) }
      return connection
    }
  }
}

/// The upstream subscription of a multicast publisher.
private final class Connection<SubjectType: Subject>: Cancellable {
  let feed: SubjectFeed<SubjectType>

  private let lock = Lock()
  private var wasCancelled = false

  init(_ feed: SubjectFeed<SubjectType>) {
    self.feed = feed
  }

  var isCancelled: Bool { lock.withLock { wasCancelled } }

  func cancel() {
    lock.withLock { wasCancelled = true }
    feed.cancel()
  }
}

extension Publisher {
  /// Feeds all subscribers from one subscription, through a lazily created subject.
  public func multicast<S>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S: Subject, Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Feeds all subscribers from one subscription, through the given subject.
  public func multicast<S>(subject: S) -> Publishers.Multicast<Self, S>
  where S: Subject, Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }
}
