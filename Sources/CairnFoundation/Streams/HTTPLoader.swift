import CairnLocks
import Foundation
import FoundationNetworking

/// A response in memory.
struct HTTPAnswer: Sendable {
  var body = Data()
  var response: HTTPURLResponse?
  /// The request to send next, as Foundation makes it.
  var redirect: URLRequest?

  /// Where a redirect leads.
  var location: String? { response?.value(forHTTPHeaderField: "Location") }
}

/// Loads responses in a session whose delegate sees them arrive.
///
/// Only a session's delegate can end a response while it arrives, and learns of redirects. A delegate cannot be added to
/// an app's session, so this makes one with the same configuration.
final class HTTPLoader: Sendable {
  private let session: URLSession
  private let collector: ResponseCollector
  private let queue: OperationQueue

  init(_ configuration: URLSessionConfiguration, within budget: LoadBudget = .ofProcess) {
    collector = ResponseCollector(mayCancelAtOnce: configuration.urlCache == nil, budget)
    session = URLSession(configuration: configuration, delegate: collector, delegateQueue: nil)
    queue = session.delegateQueue
  }

  deinit { session.finishTasksAndInvalidate() }

  // MARK: Loaders

  /// The loader for requests without a session of the app's.
  static func usual(_ rules: ResourceRules) -> HTTPLoader { rules == .everything ? open : served }

  private static let open = HTTPLoader(.withoutCache)
  /// A process may serve several users, who must not share cookies.
  private static let served = {
    let configuration = URLSessionConfiguration.withoutCache
    configuration.httpCookieStorage = nil
    return HTTPLoader(configuration)
  }()

  /// The loaders of sessions of the app's, until these end.
  private struct Derived {
    weak var session: URLSession?
    let loader: HTTPLoader
  }

  private static let derived = Mutex<[ObjectIdentifier: Derived]>([:])

  /// The loader with the configuration of a session.
  static func loader(like session: URLSession) -> HTTPLoader {
    derived.withLock { derived in
      if let known = derived[ObjectIdentifier(session)], known.session === session { return known.loader }
      derived = derived.filter { $0.value.session != nil }
      let new = HTTPLoader(session.configuration)
      derived[ObjectIdentifier(session)] = Derived(session: session, loader: new)
      return new
    }
  }

  // MARK: Loading

  /// Returns a response of at most `limit` bytes, or a redirect.
  func load(_ request: URLRequest, _ limit: Int) async throws -> HTTPAnswer {
    // A test waits for it.
    let outside = VirtualClock.current?.outside
    let number = outside?.begin("the request \(request.url?.absoluteString ?? "")")
    defer { if let number { outside?.end(number) } }
    let task = session.dataTask(with: request)
    collector.expect(task, limit: limit)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        collector.wait(for: task, continuation)
        task.resume()
        if Task.isCancelled { cancel(task) }
      }
    } onCancel: {
      cancel(task)
    }
  }

  /// Cancels in order with what the session delivers. Never at once: the runtime may hold the lock of the Swift task, for
  /// which the session's queue may be waiting.
  private func cancel(_ task: URLSessionDataTask) {
    queue.addOperation { [collector] in collector.cancel(task, CancellationError()) }
  }
}

extension URLSessionConfiguration {
  /// ``ResponseCache`` is enough, and has no files.
  static var withoutCache: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.default
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    return configuration
  }
}

/// Collects the responses of a session. All methods of the delegate, and `cancel`, run on its serial queue.
private final class ResponseCollector: NSObject, URLSessionDataDelegate {
  private struct Load {
    let limit: Int
    var answer = HTTPAnswer()
    /// The bytes taken from the budget. Loads without a limit take none.
    var taken: Int { limit == .max ? 0 : answer.body.count }
    var waiting: CheckedContinuation<HTTPAnswer, any Error>?
    /// Whether nothing more is wanted of the task.
    var isOver = false
    var isCancelled = false
  }

  private let loads = Mutex<[Int: Load]>([:])
  private let budget: LoadBudget
  /// Foundation traps if a task is canceled before its cache has answered, so with a cache the response comes first.
  private let mayCancelAtOnce: Bool
  private let cancelling = DispatchQueue(label: "canceled requests")

  init(mayCancelAtOnce: Bool, _ budget: LoadBudget) {
    self.mayCancelAtOnce = mayCancelAtOnce
    self.budget = budget
  }

  func expect(_ task: URLSessionTask, limit: Int) {
    loads.withLock { $0[task.taskIdentifier] = Load(limit: limit) }
  }

  func wait(for task: URLSessionTask, _ continuation: CheckedContinuation<HTTPAnswer, any Error>) {
    loads.withLock { $0[task.taskIdentifier]?.waiting = continuation }
  }

  /// Ends a load early.
  func cancel(_ task: URLSessionTask, _ error: any Error) {
    let waiting = loads.withLock { loads in
      let waiting = loads[task.taskIdentifier]?.waiting.take()
      // If nothing waits yet, this is called again.
      if waiting != nil, let load = loads[task.taskIdentifier] {
        budget.giveBack(load.taken)
        loads[task.taskIdentifier]?.answer.body = Data()
        loads[task.taskIdentifier]?.isOver = true
      }
      return waiting
    }
    guard let waiting else { return }
    waiting.resume(throwing: error)
    if mayCancelAtOnce || task.response != nil { stop(task) }
  }

  /// Cancels a task whose load is over. Returns whether it is.
  @discardableResult
  private func stop(_ task: URLSessionTask) -> Bool {
    let (isOver, isFirst) = loads.withLock { loads in
      guard let load = loads[task.taskIdentifier], load.isOver else { return (false, false) }
      loads[task.taskIdentifier]?.isCancelled = true
      return (true, !load.isCancelled)
    }
    // Waits until the session has a moment, while the data that arrives is dropped here.
    if isFirst { cancelling.async { task.cancel() } }
    return isOver
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    completionHandler(.allow)
    if stop(dataTask) { return }
    let isTooLarge = loads.withLock { loads in
      loads[dataTask.taskIdentifier]?.answer.response = response as? HTTPURLResponse
      return loads[dataTask.taskIdentifier].map { response.expectedContentLength > Int64($0.limit) ? $0.limit : nil }
        ?? nil
    }
    if let limit = isTooLarge { cancel(dataTask, ResourceRefusal.tooLarge(limit)) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if stop(dataTask) { return }
    let refusal = loads.withLock { loads in
      guard let load = loads[dataTask.taskIdentifier] else { return nil as ResourceRefusal? }
      if load.answer.body.count + data.count > load.limit { return .tooLarge(load.limit) }
      if load.limit != .max, !budget.take(data.count) { return .tooMuchAtOnce(budget.limit) }
      loads[dataTask.taskIdentifier]?.answer.body.append(data)
      return nil
    }
    if let refusal { cancel(dataTask, refusal) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    // Foundation traps if it hears about the redirect of a canceled task.
    let (isCancelled, waiting) = loads.withLock { loads in
      guard let load = loads[task.taskIdentifier], !load.isCancelled else {
        return (true, nil as CheckedContinuation<HTTPAnswer, any Error>?)
      }
      loads[task.taskIdentifier]?.waiting = nil
      loads[task.taskIdentifier]?.isOver = false
      return (false, load.waiting)
    }
    if isCancelled { return }
    waiting?.resume(returning: HTTPAnswer(response: response, redirect: request))
    completionHandler(nil)
  }

  /// Without credentials, Foundation would neither complete the task nor fail.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    cancel(task, URLError(.userAuthenticationRequired))
    stop(task)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let load = loads.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    guard let load else { return }
    budget.giveBack(load.taken)
    guard let waiting = load.waiting else { return }
    if let error {
      waiting.resume(throwing: error)
    } else if load.answer.response == nil {
      waiting.resume(throwing: URLError(.badServerResponse))
    } else {
      waiting.resume(returning: load.answer)
    }
  }
}
