import CairnLocks
import Foundation
import FoundationNetworking

/// Responses that were loaded recently, so that a row that scrolls back into view has its image at once.
final class ResponseCache: Sendable {
  static let shared = ResponseCache()

  /// A request that differs from others only by its URL.
  struct Key: Hashable, Sendable {
    private let url: URL
    /// Other rules may forbid the same request.
    private let isOpen: Bool

    init?(_ request: URLRequest, _ rules: ResourceRules) {
      guard let url = request.url, request.httpMethod == "GET", request.httpBody == nil, request.httpBodyStream == nil,
        request.allHTTPHeaderFields?.isEmpty != false, request.cachePolicy == .useProtocolCachePolicy
      else { return nil }
      self.url = url.absoluteURL
      isOpen = rules == .everything
    }
  }

  private struct Entry {
    let data: Data
    let freshUntil: ContinuousClock.Instant
    var use: Int
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var bytes = 0
    var lastUse = 0

    mutating func remove(_ key: Key) {
      if let entry = entries.removeValue(forKey: key) { bytes -= entry.data.count }
    }
  }

  private let state = Mutex(State())
  private let mostBytes: Int
  private let mostEntries = 1_000
  private let now: @Sendable () -> ContinuousClock.Instant

  /// - Parameter mostBytes: The maximum size of all responses; that of one is a quarter of it.
  init(mostBytes: Int = 32 << 20, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
    self.mostBytes = mostBytes
    self.now = now
  }

  var bytes: Int { state.withLock { $0.bytes } }

  /// Returns the body of a response that is still fresh.
  func data(for key: Key) -> Data? {
    let now = now()
    return state.withLock { state in
      guard let entry = state.entries[key] else { return nil }
      guard entry.freshUntil > now else {
        state.remove(key)
        return nil
      }
      state.lastUse += 1
      state.entries[key]?.use = state.lastUse
      return entry.data
    }
  }

  /// Keeps a response as long as its server says, or a minute if it says nothing.
  func keep(_ answer: HTTPAnswer, for key: Key) {
    guard let response = answer.response, response.statusCode == 200, answer.body.count <= mostBytes / 4 else { return }
    let seconds = Self.freshness(response.value(forHTTPHeaderField: "Cache-Control") ?? "")
    guard seconds > 0 else { return }
    let freshUntil = now() + .seconds(seconds)
    state.withLock { state in
      state.remove(key)
      state.lastUse += 1
      state.entries[key] = Entry(data: answer.body, freshUntil: freshUntil, use: state.lastUse)
      state.bytes += answer.body.count
      while state.bytes > mostBytes || state.entries.count > mostEntries,
        let oldest = state.entries.min(by: { $0.value.use < $1.value.use })?.key
      {
        state.remove(oldest)
      }
    }
  }

  /// Returns the seconds for which a response with this header may be used again.
  private static func freshness(_ control: String) -> Int {
    var seconds = 60
    for part in control.lowercased().split(separator: ",") {
      let word = part.trimmingCharacters(in: .whitespaces)
      if word == "no-store" || word.hasPrefix("no-cache") { return 0 }
      if word.hasPrefix("max-age=") { seconds = Int(word.dropFirst(8)) ?? 0 }
    }
    return min(seconds, 86_400)
  }
}
