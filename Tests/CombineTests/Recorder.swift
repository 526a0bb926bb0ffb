import Combine

/// A subscriber that requests what it is told to and records everything it receives.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private(set) var subscription: (any Subscription)?
  var onValue: (Input) -> Subscribers.Demand = { _ in .none }

  private let initial: Subscribers.Demand

  init(asking initial: Subscribers.Demand = .unlimited) {
    self.initial = initial
  }

  var isFinished: Bool {
    if case .finished = completion { true } else { false }
  }

  var failure: Failure? {
    if case .failure(let error) = completion { error } else { nil }
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if initial > 0 { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    self.completion = completion
  }
}

extension Publisher {
  func record(asking demand: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(asking: demand)
    subscribe(recorder)
    return recorder
  }
}

struct Failed: Error, Equatable {
  var code = 0
}
