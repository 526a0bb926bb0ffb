/// The value of a published property, those who follow it, and how its object is told.
final class PublishedStorage<Value> {
  private let lock = Lock()
  private var current: Value
  /// Counts the writes, so that one made while an earlier is being announced is not undone by it.
  private var writes: UInt64 = 0
  private var announcer = ChangeAnnouncer.unknown
  private var isMeeting = false
  /// Made when the first subscriber comes.
  private var broadcast: Broadcast<Value, Never>?
  private var feeds: [ObjectIdentifier: PublishedFeed<Value>] = [:]

  init(_ value: Value) {
    current = value
  }

  deinit {
    for feed in feeds.values { feed.cancel() }
  }

  var value: Value { lock.withLock { current } }

  /// Announces the change, publishes the value, then stores it. The last write wins.
  func set(_ value: Value, in object: AnyObject?) {
    var (write, announcer) = lock.withLock {
      writes &+= 1
      return (writes, self.announcer)
    }
    if case .unknown = announcer, let object {
      // Kept: the objectWillChange of an object is taken to stay the same.
      announcer = ChangeAnnouncer(for: object)
      lock.withLock { self.announcer = announcer }
    }
    announcer.announce()

    let members = lock.withLock { write == writes ? broadcast?.enqueue(value) : nil }
    if let members {
      for member in members { member?.deliver() }
    }

    var replaced: Value?
    lock.withLock {
      guard write == writes else { return }
      replaced = current
      current = value
    }
    withExtendedLifetime(replaced) {}
  }

  /// Learns how to tell the object of changes, for values that will come without one.
  func meet(_ object: AnyObject) {
    let isFirst = lock.withLock {
      // An objectWillChange that is made on first use may well read this very property.
      guard case .unknown = announcer, !isMeeting else { return false }
      isMeeting = true
      return true
    }
    guard isFirst else { return }
    let found = ChangeAnnouncer(for: object)
    lock.withLock {
      announcer = found
      isMeeting = false
    }
  }

  func admit<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    let broadcast = lock.withLock {
      if let broadcast = self.broadcast { return broadcast }
      let broadcast = Broadcast<Value, Never>("Published", repeating: current)
      self.broadcast = broadcast
      return broadcast
    }
    broadcast.admit(subscriber, to: self)
  }

  func follow<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
    let feed = PublishedFeed(self)
    lock.withLock { feeds[ObjectIdentifier(feed)] = feed }
    publisher.subscribe(feed)
  }

  fileprivate func unfollow(_ feed: PublishedFeed<Value>) {
    let feed = lock.withLock { feeds.removeValue(forKey: ObjectIdentifier(feed)) }
    withExtendedLifetime(feed) {}
  }
}

extension PublishedStorage: OutletSource {
  func outlet(_ outlet: AnyObject, asksFor demand: Subscribers.Demand) {}

  func outletWasCancelled(_ outlet: AnyObject) {
    lock.withLock { broadcast }?.dismiss(outlet)
  }
}

/// Brings the values of another publisher into a published property, which owns it.
final class PublishedFeed<Value>: Intake, Subscriber {
  typealias Failure = Never

  private weak var storage: PublishedStorage<Value>?

  init(_ storage: PublishedStorage<Value>) {
    self.storage = storage
  }

  func receive(subscription: any Subscription) {
    if attach(subscription) { subscription.request(.unlimited) }
  }

  func receive(_ value: Value) -> Subscribers.Demand {
    storage?.set(value, in: nil)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    close()
    storage?.unfollow(self)
  }
}
