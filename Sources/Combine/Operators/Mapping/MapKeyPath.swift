extension Publishers {
  /// A publisher of one property of each value.
  ///
  ///     users.map(\.name)
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The published property.
    public let keyPath: KeyPath<Upstream.Output, Output>

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
      self.upstream = upstream
      self.keyPath = keyPath
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          "MapKeyPath", to: subscriber,
          take: { value in
            .pass(value[keyPath: keyPath])
          }))
    }
  }
}

extension Publishers {
  /// A publisher of two properties of each value.
  ///
  ///     points.map(\.x, \.y)
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
    /// The kind of values published.
    public typealias Output = (Output0, Output1)
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// A published property.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// A published property.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// Creates the publisher from its properties.
    public init(
      upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>, keyPath1: KeyPath<Upstream.Output, Output1>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          "MapKeyPath2", to: subscriber,
          take: { value in
            .pass((value[keyPath: keyPath0], value[keyPath: keyPath1]))
          }))
    }
  }
}

extension Publishers {
  /// A publisher of three properties of each value.
  ///
  ///     colors.map(\.red, \.green, \.blue)
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
    /// The kind of values published.
    public typealias Output = (Output0, Output1, Output2)
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// A published property.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// A published property.
    public let keyPath1: KeyPath<Upstream.Output, Output1>
    /// A published property.
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    /// Creates the publisher from its properties.
    public init(
      upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>, keyPath1: KeyPath<Upstream.Output, Output1>,
      keyPath2: KeyPath<Upstream.Output, Output2>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
      self.keyPath2 = keyPath2
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          "MapKeyPath3", to: subscriber,
          take: { value in
            .pass((value[keyPath: keyPath0], value[keyPath: keyPath1], value[keyPath: keyPath2]))
          }))
    }
  }
}

extension Publisher {
  /// Publishes a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  /// Publishes two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }

  /// Publishes three properties of each value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
  }
}
