import CairnUnsafe

/// Delivers each event in a scheduled action.
final class Postponement<Input, Failure: Error, Downstream: Subscriber>: Intake, Subscriber, OutletSource
where Downstream.Input == Input, Downstream.Failure == Failure {
  private enum Event {
    case value(Input)
    case end(Subscribers.Completion<Failure>)
  }

  private let outlet: SubscriberOutlet<Downstream>
  private let schedule: (@escaping () -> Void) -> Void
  private let lock = Lock()
  /// The pending events. A scheduler may run actions in any order, but the events keep theirs.
  private var events = Line<Event>()

  init(_ description: String, to downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    outlet = SubscriberOutlet(downstream, description: description)
    self.schedule = schedule
    super.init()
    outlet.isFed(by: self)
  }

  func receive(subscription: any Subscription) {
    if attach(subscription) { outlet.open() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if isOpen { postpone(.value(input)) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if close() { postpone(.end(completion)) }
  }

  private func postpone(_ event: Event) {
    lock.withLock { events.append(event) }
    schedule(deliverNext)
  }

  private func deliverNext() {
    lock.lock()
    guard let event = events.popFirst() else { return lock.unlock() }
    // Enqueue under the lock, so that no other action interferes.
    switch event {
    case .value(let value): outlet.enqueue(value)
    case .end(let completion): outlet.enqueueEnd(completion)
    }
    lock.unlock()
    outlet.deliver()
  }

  func outlet(_ outlet: AnyObject, asksFor demand: Subscribers.Demand) { request(demand) }

  func outletWasCancelled(_ outlet: AnyObject) {
    cancel()
    lock.lock()
    let dropped = events.takeAll()
    lock.unlock()
    _ = consume dropped
  }
}
