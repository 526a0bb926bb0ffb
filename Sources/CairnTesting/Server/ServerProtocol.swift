import CairnFoundation
import CairnLocks
import Foundation
import FoundationNetworking

/// Answers the requests of tasks with completion handlers, which Foundation sends itself, for a ``TestServer``.
///
/// Foundation asks it for sessions whose configuration names it, and for the shared session, if that has not been used before this
/// class is registered.
final class ServerProtocol: URLProtocol {
  /// The servers of all tests in the process. Foundation does not say for whom it asks.
  final class Servers: Sendable {
    private struct Entry { weak var server: TestServer? }
    private let entries = Mutex<[Entry]>([])

    init() { _ = URLProtocol.registerClass(ServerProtocol.self) }

    /// Registers the class, once for the process.
    func register() {}

    func add(_ server: TestServer) { entries.withLock { $0.append(Entry(server: server)) } }
    func removeTheDead() { entries.withLock { $0.removeAll { $0.server == nil } } }
    func server(for url: URL) -> TestServer? {
      entries.withLock { entries in entries.compactMap(\.server) }.last { $0.answers(url) }
    }
  }

  static let servers = Servers()

  private let running = Mutex<Task<Void, Never>?>(nil)

  override class func canInit(with request: URLRequest) -> Bool {
    request.url.map { servers.server(for: $0) != nil } ?? false
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let loading = Loading(loader: self)
    let request = self.request
    let server = request.url.flatMap { Self.servers.server(for: $0) }
    let task = Task.detached {
      do {
        guard let server else { throw URLError(.cannotConnectToHost) }
        let (body, response) = try await server.answer(request, body: request.httpBody, by: nil)
        loading.finish(.success((body, response)))
      } catch {
        loading.finish(.failure(error))
      }
    }
    running.withLock { $0 = task }
  }

  override func stopLoading() { running.withLock { $0 }?.cancel() }

  /// Hands the answer to Foundation.
  private struct Loading: @unchecked Sendable {
    // Sendable: the loader's client takes an answer on any thread.
    let loader: ServerProtocol

    func finish(_ result: Result<(Data, HTTPURLResponse), any Error>) {
      switch result {
      case .success(let (body, response)):
        loader.client?.urlProtocol(loader, didReceive: response, cacheStoragePolicy: .notAllowed)
        loader.client?.urlProtocol(loader, didLoad: body)
        loader.client?.urlProtocolDidFinishLoading(loader)
      case .failure(let error): loader.client?.urlProtocol(loader, didFailWithError: error)
      }
    }
  }
}
