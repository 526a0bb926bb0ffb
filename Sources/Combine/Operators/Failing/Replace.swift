extension Publishers {
  /// A publisher that replaces an error with a value.
  ///
  ///     load.replaceError(with: [])
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = Never

    /// The upstream publisher.
    public let upstream: Upstream
    /// The replacement.
    public let output: Upstream.Output

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let relay = Relay("ReplaceError", to: subscriber)
      relay.follow(upstream) { completion in
        completion.isFailure ? relay.finish(with: output) : relay.finish(.finished)
      }
    }
  }
}

extension Publishers {
  /// A publisher that sends a value if the stream is empty.
  ///
  ///     results.replaceEmpty(with: .nothing)
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The replacement.
    public let output: Upstream.Output

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let relay = Relay("ReplaceEmpty", to: subscriber)
      var isEmpty = true
      relay.follow(
        upstream, onValue: { isEmpty = false },
        onEnd: { completion in
          isEmpty && !completion.isFailure ? relay.finish(with: output) : relay.finish(completion)
        })
    }
  }
}

extension Publisher {
  /// Replaces an error with a value and finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Sends a value if the stream finishes without one.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
