/// An operator that combines the values of several streams into one.
///
/// The closures that read and change the values run under the combination's lock.
final class Combination<Downstream: Subscriber>: OutletSource {
  private let outlet: SubscriberOutlet<Downstream>
  private let lock = Lock()
  private var sides: [Intake] = []
  /// Returns the combined value, if there is one now.
  private var combine: () -> Downstream.Input? = { nil }
  /// Returns whether no further value can arrive, even if some streams continue.
  private var isExhausted: () -> Bool = { false }

  init(_ description: String, to downstream: Downstream, surplus: Surplus) {
    outlet = SubscriberOutlet(downstream, surplus: surplus, description: description)
    outlet.isFed(by: self)
  }

  /// Adds a stream. `store` stores a value and returns the replaced one, and `end` records the completion, both
  /// under the lock.
  func add<Input>(store: @escaping (Input) -> Input?, end: @escaping () -> Void) -> Inlet<Input, Downstream.Failure> {
    let inlet = Inlet<Input, Downstream.Failure>(
      onValue: { self.receive($0, store: store) },
      onEnd: { completion in
        if completion.isFailure { return self.finish(completion) }
        let isExhausted = self.lock.withLock {
          end()
          return self.isExhausted()
        }
        if isExhausted { self.finish(.finished) }
      })
    sides.append(inlet)
    return inlet
  }

  func open(combine: @escaping () -> Downstream.Input?, isExhausted: @escaping () -> Bool) {
    self.combine = combine
    self.isExhausted = isExhausted
    outlet.open()
  }

  private func receive<Input>(_ value: Input, store: (Input) -> Input?) -> Subscribers.Demand {
    let (replaced, isCombined, isExhausted) = lock.withLock {
      let replaced = store(value)
      // Enqueue under the lock, so that combined values keep their order.
      let combined = combine()
      if let combined { outlet.enqueue(combined) }
      return (replaced, combined != nil, self.isExhausted())
    }
    withExtendedLifetime(replaced) {}
    outlet.deliver()
    if isExhausted { finish(.finished) }
    return isCombined ? .none : .max(1)
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    cancelAll()
    outlet.finish(completion)
  }

  func outlet(_ outlet: AnyObject, asksFor demand: Subscribers.Demand) {
    for side in lock.withLock({ sides }) { side.request(demand) }
  }

  func outletWasCancelled(_ outlet: AnyObject) { cancelAll() }

  private func cancelAll() {
    let (sides, combine, isExhausted) = lock.withLock {
      defer {
        self.sides = []
        self.combine = { nil }
        self.isExhausted = { false }
      }
      return (self.sides, self.combine, self.isExhausted)
    }
    for side in sides { side.cancel() }
    withExtendedLifetime((combine, isExhausted)) {}
  }
}
