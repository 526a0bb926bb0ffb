extension Publishers {
  /// A publisher that prints every event.
  ///
  ///     load.print("load")
  public struct Print<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Upstream.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The prefix of each line.
    public let prefix: String
    /// The destination of the lines, or `nil` for standard output.
    public let stream: (any TextOutputStream)?

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let printer = EventPrinter(prefix: prefix, stream: stream)
      upstream.subscribe(
        Tap(
          "Print", to: subscriber,
          watch: Watch(
            onSubscription: { printer.print("receive subscription: (\($0))") },
            onValue: { printer.print("receive value: (\($0))") },
            onEnd: { completion in
              switch completion {
              case .finished: printer.print("receive finished")
              case .failure(let error): printer.print("receive error: (\(error))")
              }
            },
            onCancel: { printer.print("receive cancel") },
            onRequest: { printer.print(request: $0, note: "") },
            onReturn: { printer.print(request: $0, note: " (synchronous)") })))
    }
  }
}

extension Publisher {
  /// Prints every event, without changing the stream.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}

/// Writes one line at a time, even if several threads print.
private final class EventPrinter {
  private let prefix: String
  private let lock = Lock()
  private var stream: (any TextOutputStream)?

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : prefix + ": "
    self.stream = stream
  }

  func print(_ text: String) {
    let isWritten = lock.withLock {
      stream?.write(prefix + text + "\n")
      return stream != nil
    }
    if !isWritten { Swift.print(prefix + text) }
  }

  func print(request demand: Subscribers.Demand, note: String) {
    print(demand.max.map { "request max: (\($0))\(note)" } ?? "request unlimited\(note)")
  }
}
