/// The subscribers of a subject, in the order in which they came.
final class Broadcast<Output, Failure: Error> {
  typealias Member = Outlet<Output, Failure>

  private let lock = Lock()
  /// Leaving is a matter of emptying one's place; the empty places are closed when they are the majority.
  private var places: [Member?] = []
  private var memberCount = 0
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var isWanted = false
  private var latest: Output?

  private let description: String

  /// A broadcast with a first value repeats the latest to those who come later.
  init(_ description: String, repeating first: Output? = nil) {
    self.description = description
    latest = first
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  private var surplus: Surplus { latest == nil ? .dropped : .newestKept }

  var current: Output? { lock.withLock { latest } }

  func send(_ value: Output) {
    for member in enqueue(value) { member?.deliver() }
  }

  /// Puts a value in line for every member, in one step, so that all see values from several threads in the same order.
  /// The members returned must then deliver, once no lock is held.
  func enqueue(_ value: Output) -> [Member?] {
    var replaced: Output?
    let members: [Member?] = lock.withLock {
      guard completion == nil else { return [] }
      if latest != nil {
        replaced = latest
        latest = value
      }
      for member in places { member?.enqueue(value) }
      return places
    }
    withExtendedLifetime(replaced) {}
    return members
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let (members, upstreams): ([Member?], [any Subscription]) = lock.withLock {
      guard self.completion == nil else { return ([], []) }
      self.completion = completion
      for member in places { member?.enqueueEnd(completion) }
      defer {
        places = []
        memberCount = 0
        self.upstreams = []
      }
      return (places, self.upstreams)
    }
    for member in members { member?.deliver() }
    withExtendedLifetime(upstreams) {}
  }

  /// Lets a subscriber in; `subject` is kept alive by it and hears of its demand.
  func admit<S: Subscriber>(_ subscriber: S, to subject: any OutletSource)
  where S.Input == Output, S.Failure == Failure {
    let ended: Subscribers.Completion<Failure>? = lock.withLock { completion }
    if let ended { return subscriber.receiveEnd(ended) }

    let member = SubscriberOutlet(subscriber, surplus: surplus, source: subject, description: description)
    lock.withLock {
      // It may have ended since; the end then waits for the subscription to be handed out.
      if let completion { return member.enqueueEnd(completion) }
      member.position = places.count
      places.append(member)
      memberCount += 1
      if let latest { member.enqueue(latest) }
    }
    member.open()
  }

  func dismiss(_ outlet: AnyObject) {
    let member = unsafeDowncast(outlet, to: Member.self)
    lock.withLock {
      guard member.position < places.count, places[member.position] === member else { return }
      places[member.position] = nil
      memberCount -= 1
      if memberCount * 2 < places.count { closeRanks() }
    }
  }

  private func closeRanks() {
    places = places.filter { $0 != nil }
    for (position, member) in places.enumerated() { member?.position = position }
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
      guard completion == nil else { return false }
      upstreams.removeAll { ($0 as? Intake)?.isOpen == false }
      upstreams.append(subscription)
      return true
    }
    guard isOpen else { return subscription.cancel() }
    if lock.withLock({ isWanted || latest != nil }) { subscription.request(.unlimited) }
  }
}
