import CairnLocks
import Foundation
import FoundationNetworking

/// Loading whole responses in a way that is safe to cancel.
///
/// Foundation's functions of the same names cancel their request while the runtime holds the status lock of
/// the Swift task, and wait for the session's work queue. When a request completes, that queue resumes the
/// Swift task and waits for its status lock. A request that is canceled as it completes can therefore
/// deadlock both, and block every later request of the session. Here the caller is resumed immediately, and
/// the request is canceled where it completes, on the session's delegate queue.
///
/// Calls without a delegate are dispatched here, because these declarations match them without default
/// arguments.
extension URLSession {
  /// Returns the data at a URL.
  public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(for: URLRequest(url: url)) }

  /// Returns the response to a request.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    if let answer = try await VirtualClock.answer(to: request) { return answer }
    return try await load(request) { dataTask(with: request, completionHandler: $0) }
  }

  /// Returns the response to a request that sends data.
  public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
    if let answer = try await VirtualClock.answer(to: request, body: bodyData) { return answer }
    return try await load(request) { uploadTask(with: request, from: bodyData, completionHandler: $0) }
  }

  /// Returns the response to a request that sends a file.
  public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
    if let answer = try await VirtualClock.answer(to: request, body: try? Data(contentsOf: fileURL)) { return answer }
    return try await load(request) { uploadTask(with: request, fromFile: fileURL, completionHandler: $0) }
  }

  /// Downloads a URL to a file, which the caller must remove.
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url))
  }

  /// Downloads the response to a request to a file, which the caller must remove.
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    if let (data, response) = try await VirtualClock.answer(to: request) {
      let file = Self.newFile
      try data.write(to: file)
      return (file, response)
    }
    return try await load(request) { completion in
      downloadTask(with: request) { file, response, error in
        // The session removes its file when this returns.
        let kept = file.flatMap { Self.keep($0) }
        completion(kept, response, error ?? (file != nil && kept == nil ? URLError(.cannotMoveFile) : nil))
      }
    }
  }

  private static var newFile: URL {
    FileManager.default.temporaryDirectory.appending(path: "download-\(UUID().uuidString)")
  }

  private static func keep(_ file: URL) -> URL? {
    let kept = newFile
    do {
      try FileManager.default.moveItem(at: file, to: kept)
      return kept
    } catch {
      return nil
    }
  }

  private func load<Body: Sendable>(
    _ asked: URLRequest, _ make: (@escaping @Sendable (Body?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
  ) async throws -> (Body, URLResponse) {
    // A test waits for it.
    let outside = VirtualClock.current?.outside
    let number = outside?.begin("the request \(asked.url?.absoluteString ?? "")")
    defer { if let number { outside?.end(number) } }
    let request = CancellableRequest<Body>(on: delegateQueue)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard request.begin(continuation) else { return }
        let task = make { body, response, error in
          if let body, let response, error == nil {
            request.end(.success((body, response)))
          } else {
            request.end(.failure(error ?? URLError(.badServerResponse)))
          }
        }
        request.started(task)
        task.resume()
      }
    } onCancel: {
      request.cancel()
    }
  }
}

/// A request whose caller may be canceled at any time.
private final class CancellableRequest<Body: Sendable>: Sendable {
  typealias Answer = (Body, URLResponse)

  private struct State {
    var continuation: CheckedContinuation<Answer, any Error>?
    var task: URLSessionTask?
    var isCancelled = false
  }

  private let state = Mutex(State())
  private let queue: OperationQueue

  /// - Parameter queue: The queue on which the request completes.
  init(on queue: OperationQueue) { self.queue = queue }

  /// Registers the continuation that waits for the response. Returns `false` if it has already been canceled.
  func begin(_ continuation: CheckedContinuation<Answer, any Error>) -> Bool {
    let isCancelled = state.withLock { state in
      if !state.isCancelled { state.continuation = continuation }
      return state.isCancelled
    }
    if isCancelled { continuation.resume(throwing: URLError(.cancelled)) }
    return !isCancelled
  }

  func started(_ task: URLSessionTask) { state.withLock { $0.task = task } }

  func end(_ result: Result<Answer, any Error>) {
    let waiting = state.withLock { state in
      state.task = nil
      return state.continuation.take()
    }
    waiting?.resume(with: result)
  }

  func cancel() {
    let waiting = state.withLock { state in
      state.isCancelled = true
      return state.continuation.take()
    }
    guard let waiting else { return }
    waiting.resume(throwing: URLError(.cancelled))
    cancelRequest()
  }

  /// Cancels the request. Foundation traps if a request is canceled before its cache has answered or after it has
  /// completed. The safe time is between the two, on the queue where it completes: after the response. A request
  /// without a response ends without being canceled.
  private func cancelRequest() {
    queue.addOperation { [self] in
      guard let task = state.withLock({ $0.task }) else { return }
      if task.response != nil { return task.cancel() }
      // By the machine's time, also under a test host.
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(100), qos: .default, flags: []) { [self] in
        cancelRequest()
      }
    }
  }
}
