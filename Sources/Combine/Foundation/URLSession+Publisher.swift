// Loading FoundationNetworking costs every start, so an app that fetches nothing may leave the trait out.
#if Networking
  import Foundation
  import FoundationNetworking

  extension URLSession {
    /// A publisher of what a URL answers.
    ///
    ///     URLSession.shared.dataTaskPublisher(for: url).map(\.data)
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
      DataTaskPublisher(request: URLRequest(url: url), session: self)
    }

    /// A publisher of the answer to a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
      DataTaskPublisher(request: request, session: self)
    }

    /// Publishes the answer to a request, which is sent once a subscriber asks for it.
    public struct DataTaskPublisher: Publisher {
      /// The data and the response.
      public typealias Output = (data: Data, response: URLResponse)
      /// What can go wrong.
      public typealias Failure = URLError

      /// The request sent.
      public let request: URLRequest
      /// The session that sends it.
      public let session: URLSession

      /// Makes the publisher from its parts.
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

    /// One request under way for one subscriber.
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
        let answer = Carried(value: unsafeDowncast(outlet, to: Answer.self))
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
#endif
