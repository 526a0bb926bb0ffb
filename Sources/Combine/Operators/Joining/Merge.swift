extension Publishers {
  /// A publisher of the values of two publishers, as they arrive.
  ///
  ///     left.merge(with: right)
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
    /// The kind of values published.
    public typealias Output = A.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = A.Failure

    /// One of the merged publishers.
    public let a: A
    /// One of the merged publishers.
    public let b: B

    /// Creates the publisher from its properties.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let confluence = Confluence("Merge", to: subscriber)
      let gate = confluence.holdOpen()
      confluence.open()
      confluence.join(a)
      confluence.join(b)
      confluence.release(gate)
    }
  }
}

extension Publishers {
  /// A publisher of the values of three publishers, as they arrive.
  ///
  ///     left.merge(with: right, top)
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
    /// The kind of values published.
    public typealias Output = A.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = A.Failure

    /// One of the merged publishers.
    public let a: A
    /// One of the merged publishers.
    public let b: B
    /// One of the merged publishers.
    public let c: C

    /// Creates the publisher from its properties.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let confluence = Confluence("Merge3", to: subscriber)
      let gate = confluence.holdOpen()
      confluence.open()
      confluence.join(a)
      confluence.join(b)
      confluence.join(c)
      confluence.release(gate)
    }
  }
}

extension Publishers {
  /// A publisher of the values of four publishers, as they arrive.
  ///
  ///     left.merge(with: right, top, bottom)
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure, C.Output == D.Output,
    C.Failure == D.Failure
  {
    /// The kind of values published.
    public typealias Output = A.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = A.Failure

    /// One of the merged publishers.
    public let a: A
    /// One of the merged publishers.
    public let b: B
    /// One of the merged publishers.
    public let c: C
    /// One of the merged publishers.
    public let d: D

    /// Creates the publisher from its properties.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let confluence = Confluence("Merge4", to: subscriber)
      let gate = confluence.holdOpen()
      confluence.open()
      confluence.join(a)
      confluence.join(b)
      confluence.join(c)
      confluence.join(d)
      confluence.release(gate)
    }
  }
}

extension Publisher {
  /// Publishes the values of this and another publisher, as they arrive.
  public func merge<P>(with other: P) -> Publishers.Merge<Self, P>
  where P: Publisher, Failure == P.Failure, Output == P.Output {
    Publishers.Merge(self, other)
  }

  /// Publishes the values of this and two other publishers, as they arrive.
  public func merge<B, C>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where
    B: Publisher, C: Publisher,
    Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output
  {
    Publishers.Merge3(self, b, c)
  }

  /// Publishes the values of this and three other publishers, as they arrive.
  public func merge<B, C, D>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D>
  where
    B: Publisher, C: Publisher, D: Publisher,
    Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output
  {
    Publishers.Merge4(self, b, c, d)
  }
}
