extension Publishers {
  /// A publisher of the values of the latest received publisher.
  ///
  ///     queries.map { search($0) }.switchToLatest()
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    /// The kind of values published.
    public typealias Output = P.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = P.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// Creates the publisher from its properties.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let relay = Relay("SwitchToLatest", to: subscriber)
      let state = SwitchState()
      let chooser = Inlet<P, Upstream.Failure>(
        onValue: { publisher in
          let turn = state.begin()
          relay.follow(publisher) { completion in
            if completion.isFailure || state.end(turn) { relay.finish(completion) }
          }
          return .none
        },
        onEnd: { completion in
          switch completion {
          case .finished: if state.endChoice() { relay.finish(.finished) }
          case .failure(let error): relay.finish(.failure(error))
          }
        })
      relay.isChosen(by: chooser)
      chooser.request(.unlimited)
      relay.open()
      upstream.subscribe(chooser)
    }
  }
}

/// Tracks whether more values can arrive, from the current publisher or a later one.
private final class SwitchState {
  private let lock = Lock()
  private var turn = 0
  private var isFollowing = false
  private var isChoosing = true

  func begin() -> Int {
    lock.withLock {
      turn += 1
      isFollowing = true
      return turn
    }
  }

  /// Records that a publisher has ended. Returns `true` if no more values can arrive.
  func end(_ turn: Int) -> Bool {
    lock.withLock {
      guard turn == self.turn else { return false }
      isFollowing = false
      return !isChoosing
    }
  }

  /// Records that there will be no further publisher. Returns `true` if no more values can arrive.
  func endChoice() -> Bool {
    lock.withLock {
      isChoosing = false
      return !isFollowing
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the values of the latest received publisher, and cancels the previous one.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Publishes the values of the latest received publisher. None of them can fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Publishes the values of the latest received publisher, until it fails.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Publishes the values of the latest received publisher, and cancels the previous one.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
