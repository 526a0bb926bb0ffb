extension Publishers {
  /// A publisher that subscribes, requests values and cancels on a scheduler.
  ///
  ///     load.subscribe(on: DispatchQueue.global())
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The scheduler for subscribing.
    public let scheduler: Context
    /// The options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions? = nil) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      scheduler.schedule(options: options) {
        upstream.subscribe(
          RemoteControl(to: subscriber) { scheduler.schedule(options: options, $0) })
      }
    }
  }
}

extension Publisher {
  /// Subscribes, requests values and cancels on a scheduler.
  public func subscribe<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S>
  where S: Scheduler {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

/// Performs upstream calls on a scheduler.
private final class RemoteControl<Downstream: Subscriber>: Intake, Subscriber, CustomStringConvertible {
  private let downstream: Downstream
  private let schedule: (@escaping () -> Void) -> Void

  init(to downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  var description: String { "SubscribeOn" }

  func receive(subscription: any Subscription) {
    if attach(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    isOpen ? downstream.receive(input) : .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    if close() { downstream.receive(completion: completion) }
  }

  override func request(_ demand: Subscribers.Demand) {
    schedule { self.forward(demand) }
  }

  private func forward(_ demand: Subscribers.Demand) { super.request(demand) }

  override func cancel() {
    guard let upstream = detach() else { return }
    schedule { upstream.cancel() }
  }
}
