/// An operator that follows one publisher at a time, and carries the remaining demand over to the next.
final class Relay<Downstream: Subscriber>: OutletSource {
  private let outlet: SubscriberOutlet<Downstream>
  private let lock = Lock()
  private var current: Intake?
  /// The stream that decides which publisher to follow, if there is one.
  private var chooser: Intake?
  private var demand = Subscribers.Demand.none
  private var turn = 0
  private var nextStart: (() -> Void)?
  private var isStarting = false
  private var isOver = false
  private var isOpen = false

  init(_ description: String, to downstream: Downstream) {
    outlet = SubscriberOutlet(downstream, description: description)
    outlet.isFed(by: self)
  }

  /// Passes the subscription to the subscriber, unless it has it already. It gets it at the latest when the first
  /// publisher has sent its own.
  func open() {
    let isFirst = lock.withLock {
      defer { isOpen = true }
      return !isOpen
    }
    if isFirst { outlet.open() }
  }

  /// Switches to another publisher. `onEnd` decides what follows it.
  func follow<P: Publisher>(
    _ publisher: P, onValue: @escaping () -> Void = {},
    onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Downstream.Input {
    let turn = lock.withLock {
      self.turn += 1
      return self.turn
    }
    let inlet = Inlet<P.Output, P.Failure>(
      onStart: { self.open() },
      onValue: { value in
        self.lock.withLock { self.demand -= 1 }
        onValue()
        self.outlet.send(value)
        return .none
      },
      onEnd: { completion in
        self.leave(turn)
        onEnd(completion)
      })
    let (previous, demand, mayFollow): (Intake?, Subscribers.Demand, Bool) = lock.withLock {
      guard !isOver else { return (nil, .none, false) }
      defer { current = inlet }
      return (current, self.demand, true)
    }
    guard mayFollow else { return }
    previous?.cancel()
    inlet.request(demand)
    start { publisher.subscribe(inlet) }
  }

  /// Starts the next publisher. If publishers end during subscription, they are started in a loop instead of
  /// recursively.
  private func start(_ action: @escaping () -> Void) {
    let isFirst = lock.withLock {
      nextStart = action
      defer { isStarting = true }
      return !isStarting
    }
    guard isFirst else { return }
    while let action = takeNextStart() { action() }
  }

  private func takeNextStart() -> (() -> Void)? {
    lock.withLock {
      let action = nextStart.take()
      if action == nil { isStarting = false }
      return action
    }
  }

  private func leave(_ turn: Int) {
    let left: Intake? = lock.withLock { turn == self.turn ? current.take() : nil }
    withExtendedLifetime(left) {}
  }

  func isChosen(by chooser: Intake) {
    lock.withLock { self.chooser = chooser }
  }

  func finish(with value: Downstream.Input) {
    outlet.enqueue(value)
    finish(.finished)
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    cancelAll()
    open()
    outlet.finish(completion)
  }

  func outlet(_ outlet: AnyObject, asksFor more: Subscribers.Demand) {
    let current = lock.withLock {
      demand += more
      return self.current
    }
    current?.request(more)
  }

  func outletWasCancelled(_ outlet: AnyObject) { cancelAll() }

  private func cancelAll() {
    let (current, chooser) = lock.withLock {
      isOver = true
      return (self.current.take(), self.chooser.take())
    }
    current?.cancel()
    chooser?.cancel()
  }
}
