import SwiftUI

/// The published issues: those of a server, or else those that the app comes with.
@MainActor @Observable
final class Feed {
  enum State: Equatable {
    case loading
    case failed(FetchProblem)
    case loaded
  }

  private(set) var snapshot = Snapshot()
  /// When the server sent what is shown.
  private(set) var date: Date?
  /// Why the last attempt failed.
  private(set) var problem: FetchProblem?
  private(set) var isFetching = false
  let server: IssueServer?
  private let cache: SnapshotCache
  @ObservationIgnored private var fetching: Task<Void, Never>?

  init(server: IssueServer? = nil, cache: SnapshotCache = .standard) {
    self.server = server
    self.cache = cache
    if let server {
      if let (kept, date) = cache.snapshot(of: server) { (snapshot, self.date) = (kept, date) }
    } else {
      snapshot = .bundled
    }
  }

  /// What there is to show. A failure matters only while nothing has been loaded.
  var state: State {
    if server == nil || date != nil { .loaded } else { problem.map(State.failed) ?? .loading }
  }

  /// Fetches the issues. A page that leaves stops waiting for them, but they are fetched all the same.
  func refresh() async {
    guard let server else { return }
    let task = fetching ?? Task { await fetch(from: server) }
    fetching = task
    await task.value
  }

  private func fetch(from server: IssueServer) async {
    (isFetching, problem) = (true, nil)
    defer { (isFetching, fetching) = (false, nil) }
    do throws(FetchProblem) {
      let new = try await server.snapshot()
      let date = Date.now
      (snapshot, self.date) = (new, date)
      cache.keep(new, of: server, on: date)
    } catch {
      problem = error
    }
  }
}
