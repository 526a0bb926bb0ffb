import CairnUnsafe

/// The subscribers of a subject, in subscription order.
final class Broadcast<Output, Failure: Error> {
  typealias Member = Outlet<Output, Failure>

  /// Guards the properties below, so that sending needs no run-time exclusivity checks.
  private let lock = Lock()
  private var audience = Audience()
  private var completion: Subscribers.Completion<Failure>?
  private var hasEnded = false
  private var upstreams: [any Subscription] = []
  private var isWanted = false
  /// The latest value, if the broadcast repeats it.
  private var latest: Line<Output>

  private let description: String

  init(_ description: String) {
    self.description = description
    latest = Line()
  }

  /// Creates a broadcast that repeats the latest value to later subscribers.
  init(_ description: String, repeating first: Output) {
    self.description = description
    latest = Line(first)
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  private var repeats: Bool { !latest.isEmpty }

  /// The repeated value. There must be one.
  var current: Output { lock.withLock { latest.first } }

  func send(_ value: Output) {
    for member in enqueue(value) { member?.deliver() }
  }

  /// Enqueues a value for every member atomically, so that all receive values from several threads in the same
  /// order. The returned members must then deliver, without holding a lock.
  func enqueue(_ value: Output) -> [AnyOutlet?] {
    var replaced = value
    lock.lock()
    defer { lock.unlock() }
    guard !hasEnded else { return [] }
    if repeats { latest.exchangeFirst(with: &replaced) }
    for case let member? in audience.places { downcast(member, to: Member.self).enqueue(value) }
    return audience.places
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let (members, upstreams): ([AnyOutlet?], [any Subscription]) = lock.withLock {
      guard !hasEnded else { return ([], []) }
      self.completion = completion
      hasEnded = true
      for case let member? in audience.places { downcast(member, to: Member.self).enqueueEnd(completion) }
      defer {
        audience = Audience()
        self.upstreams = []
      }
      return (audience.places, self.upstreams)
    }
    for member in members { member?.deliver() }
    withExtendedLifetime(upstreams) {}
  }

  /// Adds a subscriber. It retains `subject`, which is told about its demand.
  func admit<S: Subscriber>(_ subscriber: S, to subject: any OutletSource)
  where S.Input == Output, S.Failure == Failure {
    let ended: Subscribers.Completion<Failure>? = lock.withLock { completion }
    if let ended { return subscriber.receiveEnd(ended) }

    let member = SubscriberOutlet(
      subscriber, surplus: repeats ? .newestKept : .dropped, source: subject, description: description)
    lock.withLock {
      // The broadcast may have ended since. The completion then waits until the subscription is delivered.
      if let completion { return member.enqueueEnd(completion) }
      audience.admit(member)
      if repeats { member.enqueue(latest.first) }
    }
    member.open()
  }

  func dismiss(_ outlet: AnyObject) {
    lock.withLock { audience.dismiss(downcast(outlet, to: AnyOutlet.self)) }
  }

  /// Requests unlimited values from upstream as soon as there is any demand downstream.
  func askUpstream() {
    let upstreams: [any Subscription] = lock.withLock {
      guard !isWanted else { return [] }
      isWanted = true
      return self.upstreams
    }
    for upstream in upstreams { upstream.request(.unlimited) }
  }

  func addUpstream(_ subscription: any Subscription) {
    let isOpen = lock.withLock {
      guard !hasEnded else { return false }
      upstreams.removeAll { ($0 as? Intake)?.isOpen == false }
      upstreams.append(subscription)
      return true
    }
    guard isOpen else { return subscription.cancel() }
    if lock.withLock({ isWanted || repeats }) { subscription.request(.unlimited) }
  }
}
