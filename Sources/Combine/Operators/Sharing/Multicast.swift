extension Publishers {
  /// A publisher that feeds all its subscribers from one subscription, made when it is told to connect.
  ///
  ///     let shared = load.multicast { PassthroughSubject() }
  ///     let connection = shared.connect()
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may end with.
    public typealias Failure = Upstream.Failure

    /// The publisher the values come from.
    public let upstream: Upstream
    /// Makes the subject that subscribers are attached to.
    public let createSubject: () -> SubjectType

    private let lock = Lock()
    private var madeSubject: SubjectType?
    private var connection: Connection<SubjectType>?

    /// Makes the publisher from its parts.
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

    /// Subscribes to the publisher upstream, unless that is done already.
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

/// The subscription of a multicast publisher to what lies upstream.
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
  /// Feeds all subscribers from one subscription, through a subject that is made when it is first needed.
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
