extension Publishers {
  /// A publisher that waits until it is connected.
  ///
  ///     let load = request.makeConnectable()
  ///     let connection = load.connect()
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The publisher never fails.
    public typealias Failure = Never

    private let inner: Multicast<Upstream, PassthroughSubject<Upstream.Output, Never>>

    /// Creates the publisher from another.
    public init(upstream: Upstream) {
      inner = upstream.multicast { PassthroughSubject() }
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      inner.subscribe(subscriber)
    }

    /// Starts producing values. Canceling the result stops it.
    public func connect() -> any Cancellable { inner.connect() }
  }
}

extension Publisher where Failure == Never {
  /// Waits until it is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
