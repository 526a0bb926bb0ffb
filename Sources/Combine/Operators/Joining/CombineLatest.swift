extension Publishers {
  /// A publisher of the latest values of two publishers, whenever either sends one.
  ///
  ///     $name.combineLatest($password)
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
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
      let combination = Combination("CombineLatest", to: subscriber, surplus: .newestKept)
      let aSide = LatestValue<A.Output>()
      let bSide = LatestValue<B.Output>()
      let aInlet = combination.add(aSide)
      let bInlet = combination.add(bSide)
      combination.open {
        guard let a = aSide.value, let b = bSide.value else { return nil }
        return (a, b)
      } isExhausted: {
        aSide.hasEndedEmpty || bSide.hasEndedEmpty
          || (aSide.hasEnded && bSide.hasEnded)
      }
      a.subscribe(aInlet)
      b.subscribe(bInlet)
    }
  }
}

extension Publishers {
  /// A publisher of the latest values of three publishers, whenever one of them sends one.
  ///
  ///     $a.combineLatest($b, $c)
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
      let combination = Combination("CombineLatest3", to: subscriber, surplus: .newestKept)
      let aSide = LatestValue<A.Output>()
      let bSide = LatestValue<B.Output>()
      let cSide = LatestValue<C.Output>()
      let aInlet = combination.add(aSide)
      let bInlet = combination.add(bSide)
      let cInlet = combination.add(cSide)
      combination.open {
        guard let a = aSide.value, let b = bSide.value, let c = cSide.value else { return nil }
        return (a, b, c)
      } isExhausted: {
        aSide.hasEndedEmpty || bSide.hasEndedEmpty || cSide.hasEndedEmpty
          || (aSide.hasEnded && bSide.hasEnded && cSide.hasEnded)
      }
      a.subscribe(aInlet)
      b.subscribe(bInlet)
      c.subscribe(cInlet)
    }
  }
}

extension Publishers {
  /// A publisher of the latest values of four publishers, whenever one of them sends one.
  ///
  ///     $a.combineLatest($b, $c, $d)
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
      let combination = Combination("CombineLatest4", to: subscriber, surplus: .newestKept)
      let aSide = LatestValue<A.Output>()
      let bSide = LatestValue<B.Output>()
      let cSide = LatestValue<C.Output>()
      let dSide = LatestValue<D.Output>()
      let aInlet = combination.add(aSide)
      let bInlet = combination.add(bSide)
      let cInlet = combination.add(cSide)
      let dInlet = combination.add(dSide)
      combination.open {
        guard let a = aSide.value, let b = bSide.value, let c = cSide.value, let d = dSide.value else { return nil }
        return (a, b, c, d)
      } isExhausted: {
        aSide.hasEndedEmpty || bSide.hasEndedEmpty || cSide.hasEndedEmpty || dSide.hasEndedEmpty
          || (aSide.hasEnded && bSide.hasEnded && cSide.hasEnded && dSide.hasEnded)
      }
      a.subscribe(aInlet)
      b.subscribe(bInlet)
      c.subscribe(cInlet)
      d.subscribe(dInlet)
    }
  }
}
