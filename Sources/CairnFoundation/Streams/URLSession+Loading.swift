#if Networking
  import Foundation
  import FoundationNetworking
  import CairnLocks

  /// Loading whole answers, as code that is cancelled has to have it.
  ///
  /// Foundation's functions of the same names cancel their request while the runtime holds the state of the Swift task, and wait
  /// for the session's work queue. That queue resumes the Swift task when a request completes and waits for its state, so a
  /// request that is cancelled as it completes can hang both, and every later request of the session. Here whoever waits for a
  /// request is resumed at once, and the request is cancelled where it completes, on the session's delegate queue.
  ///
  /// Calls without a delegate come here, as they leave out nothing these declare.
  extension URLSession {
    /// What is behind a URL.
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(for: URLRequest(url: url)) }

    /// The answer to a request.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
      try await load { dataTask(with: request, completionHandler: $0) }
    }

    /// The answer to a request that sends data.
    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
      try await load { uploadTask(with: request, from: bodyData, completionHandler: $0) }
    }

    /// The answer to a request that sends a file.
    public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
      try await load { uploadTask(with: request, fromFile: fileURL, completionHandler: $0) }
    }

    /// The file that what is behind a URL was put into. It is the caller's to remove.
    public func download(from url: URL) async throws -> (URL, URLResponse) {
      try await download(for: URLRequest(url: url))
    }

    /// The file that the answer to a request was put into. It is the caller's to remove.
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
      try await load { completion in
        downloadTask(with: request) { file, response, error in
          // The session removes its file when this returns.
          let kept = file.flatMap { Self.keep($0) }
          completion(kept, response, error ?? (file != nil && kept == nil ? URLError(.cannotMoveFile) : nil))
        }
      }
    }

    private static func keep(_ file: URL) -> URL? {
      let kept = FileManager.default.temporaryDirectory.appending(path: "download-\(UUID().uuidString)")
      do {
        try FileManager.default.moveItem(at: file, to: kept)
        return kept
      } catch {
        return nil
      }
    }

    private func load<Body: Sendable>(
      _ make: (@escaping @Sendable (Body?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
    ) async throws -> (Body, URLResponse) {
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

  /// A request somebody waits for, who may stop waiting at any time.
  private final class CancellableRequest<Body: Sendable>: Sendable {
    typealias Answer = (Body, URLResponse)

    private struct State {
      var continuation: CheckedContinuation<Answer, any Error>?
      var task: URLSessionTask?
      var isCancelled = false
    }

    private let state = Mutex(State())
    private let queue: OperationQueue

    /// - Parameter queue: where the request completes.
    init(on queue: OperationQueue) { self.queue = queue }

    /// Has somebody wait for the answer; false if they were cancelled before.
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

    /// Foundation traps on a request that is cancelled before its cache has answered or once it has completed. Between the two, on
    /// the queue it completes on, is the time for it: from its response on. One that gets none ends by itself.
    private func cancelRequest() {
      queue.addOperation { [self] in
        guard let task = state.withLock({ $0.task }) else { return }
        if task.response != nil { return task.cancel() }
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(100)) { [self] in cancelRequest() }
      }
    }
  }
#endif
