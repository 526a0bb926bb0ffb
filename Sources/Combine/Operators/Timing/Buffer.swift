extension Publishers {
  /// When a buffer requests values.
  ///
  ///     changes.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)
  public enum PrefetchStrategy: Hashable, Sendable {
    /// Ahead of the subscriber, to keep the buffer full.
    case keepFull
    /// Immediately, with unlimited demand.
    case byRequest
  }

  /// What a buffer does when it is full.
  ///
  ///     lines.buffer(size: 100, prefetch: .byRequest, whenFull: .customError { LineError.tooMany })
  public enum BufferingStrategy<Failure: Error> {
    /// Drops the new value.
    case dropNewest
    /// Drops the oldest value.
    case dropOldest
    /// Fails the stream.
    case customError(() -> Failure)
  }

  /// A publisher that buffers values until they are requested.
  ///
  ///     changes.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The capacity.
    public let size: Int
    /// When values are requested.
    public let prefetch: PrefetchStrategy
    /// What happens when the buffer is full.
    public let whenFull: BufferingStrategy<Failure>

    /// Creates the publisher from its properties.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(Reservoir(to: subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
    }
  }
}

extension Publisher {
  /// Buffers values until they are requested.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
