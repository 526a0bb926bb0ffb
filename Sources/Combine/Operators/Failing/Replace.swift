extension Publishers {
  /// A publisher of a value in the place of an error.
  ///
  ///     load.replaceError(with: [])
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may end with.
    public typealias Failure = Never

    /// The publisher the values come from.
    public let upstream: Upstream
    /// The value sent instead.
    public let output: Upstream.Output

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let relay = Relay("ReplaceError", to: subscriber)
      relay.open()
      relay.follow(upstream) { completion in
        completion.isFailure ? relay.finish(with: output) : relay.finish(.finished)
      }
    }
  }
}

extension Publishers {
  /// A publisher of a value in the place of none at all.
  ///
  ///     results.replaceEmpty(with: .nothing)
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may end with.
    public typealias Failure = Upstream.Failure

    /// The publisher the values come from.
    public let upstream: Upstream
    /// The value sent instead.
    public let output: Upstream.Output

    /// Makes the publisher from its parts.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let relay = Relay("ReplaceEmpty", to: subscriber)
      var isEmpty = true
      relay.open()
      relay.follow(
        upstream, onValue: { isEmpty = false },
        onEnd: { completion in
          isEmpty && !completion.isFailure ? relay.finish(with: output) : relay.finish(completion)
        })
    }
  }
}

extension Publisher {
  /// Sends a value in the place of an error, and finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Sends a value if the stream finishes without one.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
