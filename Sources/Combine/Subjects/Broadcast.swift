/// The subscribers of a subject, in the order in which they came.
final class Broadcast<Output, Failure: Error> {
  typealias Member = Outlet<Output, Failure>

  /// Guards what follows, so exclusive access need not be checked for each value sent.
  private let lock = Lock()
  @exclusivity(unchecked) private var audience = Audience()
  private var completion: Subscribers.Completion<Failure>?
  @exclusivity(unchecked) private var hasEnded = false
  private var upstreams: [any Subscription] = []
  private var isWanted = false
  /// Where the latest value is repeated, that value.
  @exclusivity(unchecked) private var latest: Line<Output>

  private let description: String

  init(_ description: String) {
    self.description = description
    latest = Line()
  }

  /// A broadcast that repeats the latest value to those who come later.
  init(_ description: String, repeating first: Output) {
    self.description = description
    latest = Line(first)
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  private var repeats: Bool { !latest.isEmpty }

  /// The value repeated; there must be one.
  var current: Output { lock.withLock { latest.first } }

  func send(_ value: Output) {
    for member in enqueue(value) { member?.deliver() }
  }

  /// Puts a value in line for every member, in one step, so that all see values from several threads in the same order.
  /// The members returned must then deliver, once no lock is held.
  func enqueue(_ value: Output) -> [AnyOutlet?] {
    var replaced = value
    lock.lock()
    defer { lock.unlock() }
    guard !hasEnded else { return [] }
    if repeats { latest.exchangeFirst(with: &replaced) }
    for case let member? in audience.places { unsafeDowncast(member, to: Member.self).enqueue(value) }
    return audience.places
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let (members, upstreams): ([AnyOutlet?], [any Subscription]) = lock.withLock {
      guard !hasEnded else { return ([], []) }
      self.completion = completion
      hasEnded = true
      for case let member? in audience.places { unsafeDowncast(member, to: Member.self).enqueueEnd(completion) }
      defer {
        audience = Audience()
        self.upstreams = []
      }
      return (audience.places, self.upstreams)
    }
    for member in members { member?.deliver() }
    withExtendedLifetime(upstreams) {}
  }

  /// Lets a subscriber in; `subject` is kept alive by it and hears of its demand.
  func admit<S: Subscriber>(_ subscriber: S, to subject: any OutletSource)
  where S.Input == Output, S.Failure == Failure {
    let ended: Subscribers.Completion<Failure>? = lock.withLock { completion }
    if let ended { return subscriber.receiveEnd(ended) }

    let member = SubscriberOutlet(
      subscriber, surplus: repeats ? .newestKept : .dropped, source: subject, description: description)
    lock.withLock {
      // It may have ended since; the end then waits for the subscription to be handed out.
      if let completion { return member.enqueueEnd(completion) }
      audience.admit(member)
      if repeats { member.enqueue(latest.first) }
    }
    member.open()
  }

  func dismiss(_ outlet: AnyObject) {
    lock.withLock { audience.dismiss(unsafeDowncast(outlet, to: AnyOutlet.self)) }
  }

  /// Asks for everything from upstream as soon as anyone downstream asks for anything.
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
