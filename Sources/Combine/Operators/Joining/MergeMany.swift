extension Publishers {
  /// A publisher of the values of any number of publishers of one type, as they arrive.
  ///
  ///     Publishers.MergeMany(feeds).sink { print($0) }
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The merged publishers.
    public let publishers: [Upstream]

    /// Merges the given publishers.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Merges the publishers in a sequence.
    public init<S>(_ upstream: S) where S: Swift.Sequence, S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let confluence = Confluence("MergeMany", to: subscriber)
      let gate = confluence.holdOpen()
      confluence.open()
      for publisher in publishers { confluence.join(publisher) }
      confluence.release(gate)
    }
  }
}

extension Publisher {
  /// Publishes the values of this and another publisher of the same type, as they arrive.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
