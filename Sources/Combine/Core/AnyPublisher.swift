/// A type-erased publisher.
///
///     let names: AnyPublisher<String, Never> = model.$name.removeDuplicates().eraseToAnyPublisher()
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let box: PublisherBox<Output, Failure>

  /// Wraps a publisher.
  public init<P>(_ publisher: P) where P: Publisher, Output == P.Output, Failure == P.Failure {
    box = (publisher as? AnyPublisher<Output, Failure>)?.box ?? ConcretePublisherBox(publisher)
  }

  /// The name of the type.
  public var description: String { "AnyPublisher" }

  /// Attaches a subscriber to the wrapped publisher.
  public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
    box.receive(subscriber: subscriber)
  }
}

private class PublisherBox<Output, Failure: Error> {
  func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {}
}

private final class ConcretePublisherBox<P: Publisher>: PublisherBox<P.Output, P.Failure> {
  private let publisher: P

  init(_ publisher: P) {
    self.publisher = publisher
  }

  override func receive<S>(subscriber: S) where S: Subscriber, P.Output == S.Input, P.Failure == S.Failure {
    publisher.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Wraps this publisher with type erasure.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
