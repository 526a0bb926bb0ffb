extension Publishers {
  /// A publisher that feeds all its subscribers from one subscription, which lasts while there are any.
  ///
  ///     let shared = load.share()
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Creates the publisher from the one it shares.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      shared.subscribe(subscriber)
    }

    /// Returns whether two shared publishers are the same object.
    public static func == (left: Share, right: Share) -> Bool { left === right }
  }
}

extension Publisher {
  /// Feeds all subscribers from one subscription, which lasts while there are any.
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }
}
