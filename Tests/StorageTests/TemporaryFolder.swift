import Foundation

/// A temporary folder, removed with the test.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "cairn-storage-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func file(_ name: String) -> URL { url.appending(path: name, directoryHint: .notDirectory) }

  func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: file(name)) }

  func text(of name: String) throws -> String { String(decoding: try Data(contentsOf: file(name)), as: UTF8.self) }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false)).sorted() }
  }
}
