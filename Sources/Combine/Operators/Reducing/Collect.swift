extension Publishers {
  /// A publisher of an array of all values, after the last.
  ///
  ///     numbers.collect()
  public struct Collect<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = [Upstream.Output]
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// Creates the publisher from its properties.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var values: [Upstream.Output] = []
      upstream.subscribe(
        Gather<Upstream.Output, Upstream.Failure, S>(
          "Collect", to: subscriber,
          take: { value in
            values.append(value)
            return .skip
          }, answer: { values }))
    }
  }
}

extension Publishers {
  /// A publisher of arrays with a given number of values. The last may be shorter.
  ///
  ///     numbers.collect(3)
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = [Upstream.Output]
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The number of values in each array.
    public let count: Int

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var values: [Upstream.Output] = []
      func takeValues() -> [Upstream.Output] {
        defer { values.removeAll() }
        return values
      }
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          "CollectByCount", to: subscriber,
          take: { value in
            values.append(value)
            return values.count < count ? .skip : .pass(takeValues())
          },
          trailing: { values.isEmpty ? nil : takeValues() },
          end: { $0 }))
    }
  }
}

extension Publisher {
  /// Publishes an array of all values, after the last.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }

  /// Publishes arrays with a given number of values. The last may be shorter.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}
