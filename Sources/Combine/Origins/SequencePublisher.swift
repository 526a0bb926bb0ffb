extension Publishers {
  /// A publisher of the elements of a sequence.
  ///
  ///     [1, 2, 3].publisher.sink { print($0) }
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the elements.
    public typealias Output = Elements.Element

    /// The sequence.
    public let sequence: Elements

    /// Creates a publisher of the elements of a sequence.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Elements.Element == S.Input {
      let producer = SequenceProducer<Elements, Failure>(sequence)
      let outlet = SubscriberOutlet(subscriber, source: producer, description: "\(sequence)")
      producer.start(outlet)
      outlet.open()
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Produces elements on demand. It reads one ahead, so that the completion directly follows the last one.
private final class SequenceProducer<Elements: Sequence, Failure: Error>: OutletSource {
  private let lock = Lock()
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var demand = Subscribers.Demand.none
  private var isProducing = false
  private var isOver = false
  private var outlet: Outlet<Elements.Element, Failure>?

  init(_ elements: Elements) {
    iterator = elements.makeIterator()
  }

  func start(_ outlet: Outlet<Elements.Element, Failure>) {
    next = iterator.next()
    self.outlet = outlet
    if next == nil { outlet.enqueueEnd(.finished) }
  }

  func outlet(_ outlet: AnyObject, asksFor more: Subscribers.Demand) {
    let mayProduce = lock.withLock {
      demand += more
      guard !isProducing else { return false }
      isProducing = true
      return true
    }
    if mayProduce { produce() }
  }

  private func produce() {
    while true {
      let element: Elements.Element? = lock.withLock {
        guard demand > 0, !isOver, let element = next.take() else {
          isProducing = false
          return nil
        }
        demand -= 1
        return element
      }
      guard let element, let outlet else { return }
      // Only the producing call uses the iterator, which may run foreign code.
      let following = iterator.next()
      outlet.enqueue(element)
      if following == nil { outlet.enqueueEnd(.finished) }
      lock.withLock { next = following }
      outlet.deliver()
      guard following != nil else { return }
    }
  }

  func outletWasCancelled(_ outlet: AnyObject) {
    lock.withLock { isOver = true }
  }
}
