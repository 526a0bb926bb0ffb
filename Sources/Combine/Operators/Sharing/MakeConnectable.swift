extension Publishers {
  /// A publisher that holds back until it is told to connect.
  ///
  ///     let load = request.makeConnectable()
  ///     let connection = load.connect()
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// It cannot fail.
    public typealias Failure = Never

    private let inner: Multicast<Upstream, PassthroughSubject<Upstream.Output, Never>>

    /// Makes the publisher from the one it holds back.
    public init(upstream: Upstream) {
      inner = upstream.multicast { PassthroughSubject() }
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      inner.subscribe(subscriber)
    }

    /// Starts producing values; cancelling the result stops it.
    public func connect() -> any Cancellable { inner.connect() }
  }
}

extension Publisher where Failure == Never {
  /// Holds back until told to connect.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
