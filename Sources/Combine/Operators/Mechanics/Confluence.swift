/// An operator that merges any number of streams of one kind.
///
/// Each stream is asked for one value at a time, and for the next after delivery. If the subscriber's demand is
/// unlimited, so is that of the streams.
final class Confluence<Downstream: Subscriber>: OutletSource {
  private let outlet: SubscriberOutlet<Downstream>
  private let lock = Lock()
  private var branches: [ObjectIdentifier: Intake] = [:]
  private var isUnlimited = false
  private var isOver = false

  init(_ description: String, to downstream: Downstream) {
    outlet = SubscriberOutlet(downstream, description: description)
    outlet.isFed(by: self)
  }

  func open() { outlet.open() }

  /// Prevents completion until the returned intake is released, while the streams join one by one.
  func holdOpen() -> Intake {
    let gate = Intake()
    _ = hold(gate)
    return gate
  }

  /// Adds a stream. `onEnd` is called when it finishes.
  func join<P: Publisher>(_ publisher: P, onEnd: @escaping () -> Void = {})
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let branch = Branch(self, onEnd: onEnd)
    guard hold(branch) else { return }
    branch.request(lock.withLock { isUnlimited } ? .unlimited : .max(1))
    publisher.subscribe(branch)
  }

  /// Registers an intake for cancellation. Returns `false` if the stream has already ended.
  func hold(_ intake: Intake) -> Bool {
    lock.withLock {
      if !isOver { branches[ObjectIdentifier(intake)] = intake }
      return !isOver
    }
  }

  /// Releases an intake that has ended, and completes the stream if it was the last.
  func release(_ intake: Intake) {
    let (removed, isLast) = lock.withLock {
      let removed = branches.removeValue(forKey: ObjectIdentifier(intake))
      return (removed, removed != nil && branches.isEmpty)
    }
    withExtendedLifetime(removed) {}
    if isLast { finish(.finished) }
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    cancelAll()
    outlet.finish(completion)
  }

  func outlet(_ outlet: AnyObject, asksFor demand: Subscribers.Demand) {
    guard demand == .unlimited else { return }
    let branches: [Intake] = lock.withLock {
      guard !isUnlimited else { return [] }
      isUnlimited = true
      return self.branches.values.filter { $0 is Branch }
    }
    for branch in branches { branch.request(.unlimited) }
  }

  func outletWasCancelled(_ outlet: AnyObject) { cancelAll() }

  private func cancelAll() {
    let branches = lock.withLock {
      isOver = true
      defer { self.branches = [:] }
      return self.branches
    }
    for branch in branches.values { branch.cancel() }
  }

  private final class Branch: Intake, Subscriber {
    private let confluence: Confluence
    private let onEnd: () -> Void

    init(_ confluence: Confluence, onEnd: @escaping () -> Void) {
      self.confluence = confluence
      self.onEnd = onEnd
    }

    func receive(subscription: any Subscription) { _ = attach(subscription) }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
      guard isOpen else { return .none }
      confluence.outlet.send(input, origin: confluence.lock.withLock { confluence.isUnlimited } ? nil : self)
      return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
      guard close() else { return }
      switch completion {
      case .finished:
        onEnd()
        confluence.release(self)
      case .failure:
        confluence.finish(completion)
      }
    }
  }
}
