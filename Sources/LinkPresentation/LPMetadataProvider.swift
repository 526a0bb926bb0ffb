import CairnFoundation
import CairnLocks
import CairnUnsafe
import Foundation
import FoundationNetworking

/// Asks a page of the web for its title. Icons and pictures are not found.
///
/// ```swift
/// let metadata = try await LPMetadataProvider().startFetchingMetadata(for: url)
/// ```
public final class LPMetadataProvider: NSObject, Sendable {
  private struct State {
    var timeout: TimeInterval = 30
    var fetchesParts = true
    var isCancelled = false
    var task: Task<Void, Never>?
  }

  private let state = Mutex(State())

  /// Creates a provider.
  public override init() { super.init() }

  /// How long a page may take.
  public var timeout: TimeInterval {
    get { state.withLock { $0.timeout } }
    set { state.withLock { $0.timeout = newValue } }
  }
  /// Whether pictures are fetched. Has no effect, as none are.
  public var shouldFetchSubresources: Bool {
    get { state.withLock { $0.fetchesParts } }
    set { state.withLock { $0.fetchesParts = newValue } }
  }

  /// Asks a page for its title.
  nonisolated(nonsending) public func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    try await startFetchingMetadata(for: URLRequest(url: url))
  }

  /// Asks a page for its title.
  nonisolated(nonsending) public func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
    guard let url = request.url, ["http", "https"].contains(url.scheme?.lowercased()) else {
      throw LPError(.metadataFetchFailed)
    }
    let title = try await fetchTitle(request)
    let metadata = LPLinkMetadata()
    (metadata.originalURL, metadata.url, metadata.title) = (url, url, title)
    return metadata
  }

  /// Asks a page for its title.
  public func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    let task = Task {
      do {
        completionHandler(try await startFetchingMetadata(for: url), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
    state.withLock { $0.task = task }
  }

  /// Gives up.
  public func cancel() {
    let task = state.withLock { state in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
  }

  private func fetchTitle(_ request: URLRequest) async throws -> String? {
    if state.withLock({ $0.isCancelled }) { throw LPError(.metadataFetchCancelled) }
    var request = request
    request.timeoutInterval = timeout
    do {
      let data = try await Network.data(for: request, limit: 4 << 20, rules: .ofProcess, session: nil)
      return PageTitle.read(data)
    } catch let error as URLError where error.code == .timedOut {
      throw LPError(.metadataFetchTimedOut)
    } catch is ResourceRefusal {
      throw LPError(.metadataFetchNotAllowed)
    } catch {
      throw LPError(
        Task.isCancelled || state.withLock { $0.isCancelled } ? .metadataFetchCancelled : .metadataFetchFailed)
    }
  }
}
