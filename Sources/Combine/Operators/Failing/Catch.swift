extension Publishers {
  /// A publisher that continues with another when the first fails.
  ///
  ///     load.catch { _ in Just(.empty) }
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = NewPublisher.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// Creates the publisher to continue with.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let relay = Relay("Catch", to: subscriber)
      relay.follow(upstream) { completion in
        switch completion {
        case .finished: relay.finish(.finished)
        case .failure(let error): relay.follow(handler(error)) { relay.finish($0) }
        }
      }
    }
  }
}

extension Publishers {
  /// A publisher that continues with another when the first fails, or fails with a new error.
  ///
  ///     load.tryCatch { try recover(from: $0) }
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// Creates the publisher to continue with, or throws.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let relay = Relay("TryCatch", to: subscriber)
      relay.follow(upstream) { completion in
        guard case .failure(let failure) = completion else { return relay.finish(.finished) }
        do {
          relay.follow(try handler(failure)) { relay.finish($0.erased) }
        } catch {
          relay.finish(.failure(error))
        }
      }
    }
  }
}

extension Publisher {
  /// Continues with another publisher when this one fails.
  public func `catch`<P>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P: Publisher, Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Continues with another publisher when this one fails. An error thrown by the closure ends the stream.
  public func tryCatch<P>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P: Publisher, Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
