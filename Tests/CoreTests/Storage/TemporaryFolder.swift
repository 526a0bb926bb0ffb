import Foundation

/// A temporary folder, removed with the test.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "cairn-core-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: url.appending(path: name)) }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }
}

/// Temporary user defaults, removed with the test.
final class TemporaryDefaults {
  let name = "cairn-core-\(UUID().uuidString)"
  let defaults: UserDefaults

  init() { defaults = UserDefaults(suiteName: name)! }

  deinit { defaults.removePersistentDomain(forName: name) }
}
