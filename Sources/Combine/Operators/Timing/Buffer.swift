extension Publishers {
  /// When a buffer asks for values.
  ///
  ///     changes.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)
  public enum PrefetchStrategy: Hashable, Sendable {
    /// Ahead of the subscriber, so that the buffer is full.
    case keepFull
    /// At once, for all there are.
    case byRequest
  }

  /// What a buffer does when there is no more room.
  ///
  ///     lines.buffer(size: 100, prefetch: .byRequest, whenFull: .customError { LineError.tooMany })
  public enum BufferingStrategy<Failure: Error> {
    /// The value that does not fit is lost.
    case dropNewest
    /// The value that has waited longest is lost.
    case dropOldest
    /// The stream fails.
    case customError(() -> Failure)
  }

  /// A publisher that keeps values until they are asked for.
  ///
  ///     changes.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may end with.
    public typealias Failure = Upstream.Failure

    /// The publisher the values come from.
    public let upstream: Upstream
    /// How many values are kept.
    public let size: Int
    /// When values are asked for.
    public let prefetch: PrefetchStrategy
    /// What happens when there is no more room.
    public let whenFull: BufferingStrategy<Failure>

    /// Makes the publisher from its parts.
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
  /// Keeps values until they are asked for.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
