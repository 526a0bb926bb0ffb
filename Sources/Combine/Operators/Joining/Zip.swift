extension Publishers {
  /// A publisher that pairs the values of two publishers in order.
  ///
  ///     names.zip(ages)
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The kind of values published.
    public typealias Output = (A.Output, B.Output)
    /// The kind of error this publisher may fail with.
    public typealias Failure = A.Failure

    /// One of the combined publishers.
    public let a: A
    /// One of the combined publishers.
    public let b: B

    /// Creates the publisher from its properties.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let combination = Combination("Zip", to: subscriber, surplus: .queued)
      let aSide = ValueQueue<A.Output>()
      let bSide = ValueQueue<B.Output>()
      let aInlet = combination.add(aSide)
      let bInlet = combination.add(bSide)
      combination.open {
        guard !aSide.isEmpty, !bSide.isEmpty else { return nil }
        guard let a = aSide.popFirst(), let b = bSide.popFirst() else { return nil }
        return (a, b)
      } isExhausted: {
        aSide.hasEndedEmpty || bSide.hasEndedEmpty
      }
      a.subscribe(aInlet)
      b.subscribe(bInlet)
    }
  }
}

extension Publishers {
  /// A publisher that groups the values of three publishers in order.
  ///
  ///     a.zip(b, c)
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The kind of values published.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The kind of error this publisher may fail with.
    public typealias Failure = A.Failure

    /// One of the combined publishers.
    public let a: A
    /// One of the combined publishers.
    public let b: B
    /// One of the combined publishers.
    public let c: C

    /// Creates the publisher from its properties.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let combination = Combination("Zip3", to: subscriber, surplus: .queued)
      let aSide = ValueQueue<A.Output>()
      let bSide = ValueQueue<B.Output>()
      let cSide = ValueQueue<C.Output>()
      let aInlet = combination.add(aSide)
      let bInlet = combination.add(bSide)
      let cInlet = combination.add(cSide)
      combination.open {
        guard !aSide.isEmpty, !bSide.isEmpty, !cSide.isEmpty else { return nil }
        guard let a = aSide.popFirst(), let b = bSide.popFirst(), let c = cSide.popFirst() else { return nil }
        return (a, b, c)
      } isExhausted: {
        aSide.hasEndedEmpty || bSide.hasEndedEmpty || cSide.hasEndedEmpty
      }
      a.subscribe(aInlet)
      b.subscribe(bInlet)
      c.subscribe(cInlet)
    }
  }
}

extension Publishers {
  /// A publisher that groups the values of four publishers in order.
  ///
  ///     a.zip(b, c, d)
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The kind of values published.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The kind of error this publisher may fail with.
    public typealias Failure = A.Failure

    /// One of the combined publishers.
    public let a: A
    /// One of the combined publishers.
    public let b: B
    /// One of the combined publishers.
    public let c: C
    /// One of the combined publishers.
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
      let combination = Combination("Zip4", to: subscriber, surplus: .queued)
      let aSide = ValueQueue<A.Output>()
      let bSide = ValueQueue<B.Output>()
      let cSide = ValueQueue<C.Output>()
      let dSide = ValueQueue<D.Output>()
      let aInlet = combination.add(aSide)
      let bInlet = combination.add(bSide)
      let cInlet = combination.add(cSide)
      let dInlet = combination.add(dSide)
      combination.open {
        guard !aSide.isEmpty, !bSide.isEmpty, !cSide.isEmpty, !dSide.isEmpty else { return nil }
        guard let a = aSide.popFirst(), let b = bSide.popFirst(), let c = cSide.popFirst(), let d = dSide.popFirst()
        else { return nil }
        return (a, b, c, d)
      } isExhausted: {
        aSide.hasEndedEmpty || bSide.hasEndedEmpty || cSide.hasEndedEmpty || dSide.hasEndedEmpty
      }
      a.subscribe(aInlet)
      b.subscribe(bInlet)
      c.subscribe(cInlet)
      d.subscribe(dInlet)
    }
  }
}
