/// The values of a publisher as an asynchronous sequence.
///
///     for await name in model.$name.values { print(name) }
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The kind of values.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates the sequence of a publisher's values.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// An iterator that requests one value at a time.
  public struct Iterator: AsyncIteratorProtocol {
    private let awaited = Awaited<P.Output, Never>()
    private let link: AnyCancellable

    fileprivate init(_ publisher: P) {
      link = AnyCancellable(awaited)
      publisher.subscribe(awaited)
    }

    /// Waits for the next value, or returns `nil` once the publisher has finished or the task is canceled.
    public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> P.Output? {
      switch await awaited.next() {
      case .value(let value): value
      case .end: nil
      }
    }
  }
}

/// The values of a publisher that may fail, as an asynchronous sequence.
///
///     for try await line in download.values { print(line) }
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The kind of values.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates the sequence of a publisher's values.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// An iterator that requests one value at a time.
  public struct Iterator: AsyncIteratorProtocol {
    private let awaited = Awaited<P.Output, P.Failure>()
    private let link: AnyCancellable

    fileprivate init(_ publisher: P) {
      link = AnyCancellable(awaited)
      publisher.subscribe(awaited)
    }

    /// Waits for the next value, or returns `nil` once the publisher has finished or the task is canceled.
    public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> P.Output? {
      switch await awaited.next() {
      case .value(let value): return value
      case .end(.finished): return nil
      case .end(.failure(let error)): throw error
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
