extension Publishers {
  /// A publisher of the values of five publishers, as they arrive.
  ///
  ///     left.merge(with: right, top, bottom, front)
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure, C.Output == D.Output,
    C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure
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
    /// One of the merged publishers.
    public let e: E

    /// Creates the publisher from its properties.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let confluence = Confluence("Merge5", to: subscriber)
      let gate = confluence.holdOpen()
      confluence.open()
      confluence.join(a)
      confluence.join(b)
      confluence.join(c)
      confluence.join(d)
      confluence.join(e)
      confluence.release(gate)
    }
  }
}

extension Publishers {
  /// A publisher of the values of six publishers, as they arrive.
  ///
  ///     left.merge(with: right, top, bottom, front, back)
  public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure, C.Output == D.Output,
    C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure, E.Output == F.Output, E.Failure == F.Failure
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
    /// One of the merged publishers.
    public let e: E
    /// One of the merged publishers.
    public let f: F

    /// Creates the publisher from its properties.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let confluence = Confluence("Merge6", to: subscriber)
      let gate = confluence.holdOpen()
      confluence.open()
      confluence.join(a)
      confluence.join(b)
      confluence.join(c)
      confluence.join(d)
      confluence.join(e)
      confluence.join(f)
      confluence.release(gate)
    }
  }
}

extension Publishers {
  /// A publisher of the values of seven publishers, as they arrive.
  ///
  ///     left.merge(with: right, top, bottom, front, back, inside)
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure, C.Output == D.Output,
    C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure, E.Output == F.Output, E.Failure == F.Failure,
    F.Output == G.Output, F.Failure == G.Failure
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
    /// One of the merged publishers.
    public let e: E
    /// One of the merged publishers.
    public let f: F
    /// One of the merged publishers.
    public let g: G

    /// Creates the publisher from its properties.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let confluence = Confluence("Merge7", to: subscriber)
      let gate = confluence.holdOpen()
      confluence.open()
      confluence.join(a)
      confluence.join(b)
      confluence.join(c)
      confluence.join(d)
      confluence.join(e)
      confluence.join(f)
      confluence.join(g)
      confluence.release(gate)
    }
  }
}

extension Publishers {
  /// A publisher of the values of eight publishers, as they arrive.
  ///
  ///     a.merge(with: b, c, d, e, f, g, h)
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure, C.Output == D.Output,
    C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure, E.Output == F.Output, E.Failure == F.Failure,
    F.Output == G.Output, F.Failure == G.Failure, G.Output == H.Output, G.Failure == H.Failure
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
    /// One of the merged publishers.
    public let e: E
    /// One of the merged publishers.
    public let f: F
    /// One of the merged publishers.
    public let g: G
    /// One of the merged publishers.
    public let h: H

    /// Creates the publisher from its properties.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let confluence = Confluence("Merge8", to: subscriber)
      let gate = confluence.holdOpen()
      confluence.open()
      confluence.join(a)
      confluence.join(b)
      confluence.join(c)
      confluence.join(d)
      confluence.join(e)
      confluence.join(f)
      confluence.join(g)
      confluence.join(h)
      confluence.release(gate)
    }
  }
}

extension Publisher {
  /// Publishes the values of this and four other publishers, as they arrive.
  public func merge<B, C, D, E>(with b: B, _ c: C, _ d: D, _ e: E) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B: Publisher, C: Publisher, D: Publisher, E: Publisher,
    Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
  {
    Publishers.Merge5(self, b, c, d, e)
  }

  /// Publishes the values of this and five other publishers, as they arrive.
  public func merge<B, C, D, E, F>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }

  /// Publishes the values of this and six other publishers, as they arrive.
  public func merge<B, C, D, E, F, G>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G)
    -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
    Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output,
    F.Failure == G.Failure, F.Output == G.Output
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }

  /// Publishes the values of this and seven other publishers, as they arrive.
  public func merge<B, C, D, E, F, G, H>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
    -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher,
    Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output,
    F.Failure == G.Failure, F.Output == G.Output, G.Failure == H.Failure, G.Output == H.Output
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }
}
