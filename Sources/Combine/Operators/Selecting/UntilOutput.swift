extension Publishers {
  /// A publisher that finishes when another sends a value.
  ///
  ///     ticks.prefix(untilOutputFrom: stop)
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The publisher whose first value ends this one.
    public let other: Other

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let relay = Relay("PrefixUntilOutput", to: subscriber)
      let trigger = Inlet<Other.Output, Other.Failure>(
        onValue: { _ in
          relay.finish(.finished)
          return .none
        },
        onEnd: { _ in })
      relay.isChosen(by: trigger)
      trigger.request(.max(1))
      other.subscribe(trigger)
      relay.follow(upstream) { relay.finish($0) }
    }
  }
}

extension Publishers {
  /// A publisher that omits values until another sends one.
  ///
  ///     ticks.drop(untilOutputFrom: start)
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The publisher whose first value starts this one.
    public let other: Other

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let relay = Relay("DropUntilOutput", to: subscriber)
      let gate = OpenOnce()
      let trigger = Inlet<Other.Output, Failure>(
        onValue: { _ in
          gate.open()
          return .none
        },
        onEnd: { completion in
          if completion.isFailure || !gate.isOpen { relay.finish(completion) }
        })
      relay.isChosen(by: trigger)
      trigger.request(.max(1))
      relay.open()
      other.subscribe(trigger)
      relay.follow(upstream.filter { _ in gate.isOpen }) { relay.finish($0) }
    }
  }
}

private final class OpenOnce {
  private let lock = Lock()
  private var wasOpened = false

  var isOpen: Bool { lock.withLock { wasOpened } }

  func open() { lock.withLock { wasOpened = true } }
}

extension Publisher {
  /// Finishes when another publisher sends a value.
  public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> where P: Publisher {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// Omits values until another publisher sends one.
  public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P: Publisher, Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
