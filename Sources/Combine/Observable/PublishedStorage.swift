/// The value of a published property and its subscribers.
final class PublishedStorage<Value>: AnyPublishedStorage {
  /// Guarded by the lock, like the rest, so that accesses need no run-time exclusivity checks.
  private var current: Value
  /// Counts the writes, so that a nested write during an announcement is not overwritten by the outer one.
  private var writes: UInt64 = 0
  /// Created for the first subscriber.
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
  func set(_ newValue: Value, in object: AnyObject?) {
    // Receives the replaced value, which is destroyed after the lock is released.
    var value = newValue
    let write = lock.withLock {
      writes &+= 1
      return writes
    }
    announce(in: object)

    let members = lock.withLock { write == writes ? broadcast?.enqueue(value) : nil }
    if let members {
      for member in members { member?.deliver() }
    }

    lock.lock()
    if write == writes { swap(&current, &value) }
    lock.unlock()
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

/// Writes the values of another publisher to a published property, which owns it.
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
