extension Publishers {
  /// A publisher that omits the first values.
  ///
  ///     numbers.dropFirst(2)
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The number of values to omit.
    public let count: Int

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var remaining = count
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          "Drop", to: subscriber,
          take: { value in
            guard remaining > 0 else { return .pass(value) }
            remaining -= 1
            return .skip
          }))
    }
  }
}

extension Publishers {
  /// A publisher that omits values until the first that does not satisfy a condition.
  ///
  ///     numbers.drop { $0 < 3 }
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var isDropping = true
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          "DropWhile", to: subscriber,
          take: { value in
            if isDropping, predicate(value) { return .skip }
            isDropping = false
            return .pass(value)
          }))
    }
  }
}

extension Publishers {
  /// A publisher that omits values until the first that does not satisfy a condition, which may throw.
  ///
  ///     texts.tryDrop { try isEmpty($0) }
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var isDropping = true
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          "TryDropWhile", to: subscriber,
          trying: { value in
            if isDropping, try predicate(value) { return .skip }
            isDropping = false
            return .pass(value)
          }))
    }
  }
}

extension Publisher {
  /// Omits the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Omits values until the first that does not satisfy a condition.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Omits values until the first that does not satisfy a condition. An error thrown by the closure ends the
  /// stream.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
