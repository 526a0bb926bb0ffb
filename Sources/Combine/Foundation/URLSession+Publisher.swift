import CairnUnsafe
import Foundation
import FoundationNetworking

extension URLSession {
  /// Returns a publisher of the response from a URL.
  ///
  ///     URLSession.shared.dataTaskPublisher(for: url).map(\.data)
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  /// Returns a publisher of the response to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Publishes the response to a request, which is sent on demand.
  public struct DataTaskPublisher: Publisher {
    /// The data and the response.
    public typealias Output = (data: Data, response: URLResponse)
    /// The kind of error the publisher may fail with.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session that sends it.
    public let session: URLSession

    /// Creates the publisher from its properties.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let exchange = Exchange(request: request, session: session)
      let outlet = SubscriberOutlet(subscriber, source: exchange, description: "DataTaskPublisher")
      outlet.open()
    }
  }

  /// A request in progress for one subscriber.
  private final class Exchange: OutletSource {
    typealias Answer = Outlet<DataTaskPublisher.Output, URLError>

    private let request: URLRequest
    private let session: URLSession
    private let lock = Lock()
    private var task: URLSessionDataTask?

    init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    func outlet(_ outlet: AnyObject, asksFor demand: Subscribers.Demand) {
      let answer = Handed(downcast(outlet, to: Answer.self))
      let task: URLSessionDataTask? = lock.withLock {
        guard self.task == nil else { return nil }
        let task = session.dataTask(with: request) { data, response, error in
          if let data, let response, error == nil {
            answer.value.enqueue(result: .success((data, response)))
          } else {
            answer.value.enqueueEnd(.failure(error as? URLError ?? URLError(.unknown)))
          }
          answer.value.deliver()
        }
        self.task = task
        return task
      }
      task?.resume()
    }

    func outletWasCancelled(_ outlet: AnyObject) {
      lock.withLock { task }?.cancel()
    }
  }
}
