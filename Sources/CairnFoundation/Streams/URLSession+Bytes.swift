import Foundation
import FoundationNetworking

extension URLSession {
  /// The bytes of a response as they arrive.
  ///
  ///     let (bytes, response) = try await URLSession.shared.bytes(from: url)
  ///     for try await line in bytes.lines { print(line) }
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// The task that fetches them.
    public let task: URLSessionDataTask
    fileprivate let arrivals: Arrivals

    /// Returns an iterator over the bytes that have not been read yet.
    public func makeAsyncIterator() -> _ByteIterator {
      let arrivals = arrivals
      return _ByteIterator { try await arrivals.next() }
    }
  }

  /// Returns the bytes at a URL, and the response, once the response has arrived.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }

  /// Returns the bytes of the response to a request, and the response, once it has arrived.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let arrivals = Arrivals()
    if let (data, response) = try await VirtualClock.answer(to: request) {
      arrivals.arrive(data)
      return (AsyncBytes(task: dataTask(with: request), arrivals: arrivals), response)
    }
    // Only a session's delegate receives bytes as they arrive, and a session's delegate cannot be replaced.
    let session = URLSession(configuration: configuration, delegate: arrivals, delegateQueue: nil)
    let task = session.dataTask(with: request)
    arrivals.onAbandonment { session.invalidateAndCancel() }
    let response = try await withTaskCancellationHandler {
      try await arrivals.response { task.resume() }
    } onCancel: {
      // Not here, where the runtime holds the task's status lock, which the session may be waiting for.
      DispatchQueue.global().async { session.invalidateAndCancel() }
    }
    session.finishTasksAndInvalidate()
    return (AsyncBytes(task: task, arrivals: arrivals), response)
  }
}

/// The part of a response that has arrived so far.
private final class Arrivals: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  // Sendable: mutable state is accessed only with the lock held.
  private let lock = NSLock()
  private var waiting: CheckedContinuation<URLResponse, any Error>?
  private let stream: AsyncThrowingStream<Data, any Error>
  private let continuation: AsyncThrowingStream<Data, any Error>.Continuation

  override init() {
    (stream, continuation) = AsyncThrowingStream.makeStream()
    super.init()
  }

  /// Calls a closure when the bytes are no longer awaited.
  func onAbandonment(_ action: @escaping @Sendable () -> Void) {
    continuation.onTermination = { if case .cancelled = $0 { action() } }
  }

  /// Waits for the response.
  func response(after start: () -> Void) async throws -> URLResponse {
    try await withCheckedThrowingContinuation { continuation in
      lock.withLock { waiting = continuation }
      start()
    }
  }

  /// Receives all bytes at once.
  func arrive(_ data: Data) {
    continuation.yield(data)
    continuation.finish()
  }

  func next() async throws -> Data? {
    for try await data in stream { return data }
    return nil
  }

  private func answer(_ result: Result<URLResponse, any Error>) {
    let asked = lock.withLock {
      defer { waiting = nil }
      return waiting
    }
    asked?.resume(with: result)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    answer(.success(response))
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    continuation.yield(data)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    answer(.failure(error ?? URLError(.badServerResponse)))
    continuation.finish(throwing: error)
  }
}
