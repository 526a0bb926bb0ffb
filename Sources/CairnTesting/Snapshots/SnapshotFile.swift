import Foundation

/// The file of a snapshot.
package struct SnapshotFile {
  package let url: URL

  package init(_ url: URL) { self.url = url }

  /// `__Snapshots__/FILE/FUNCTION.NAME.txt`, beside the test's file.
  package init(besideFile path: String, function: String, name: String?) {
    let file = URL(filePath: path)
    let words = [function.prefix { $0 != "(" }.description, name].compactMap(\.self)
    url =
      file.deletingLastPathComponent()
      .appending(path: "__Snapshots__")
      .appending(path: file.deletingPathExtension().lastPathComponent)
      .appending(path: words.map(Self.fileName).joined(separator: ".") + ".txt")
  }

  private static func fileName(_ text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
  }

  /// Compares a text with the recorded one. Records it if the file is missing, or if `updates` is `true`.
  /// - Returns: The failure message, or `nil` if the texts are equal or the file was updated.
  package func compare(_ text: String, updates: Bool) -> String? {
    let text = text + "\n"
    do {
      guard FileManager.default.fileExists(atPath: url.path) else {
        try record(text)
        return updates ? nil : "Recorded a new snapshot. Review it, and run the test again.\n\(url.path)"
      }
      let recorded = try String(contentsOf: url, encoding: .utf8)
      if recorded == text { return nil }
      if updates {
        try record(text)
        return nil
      }
      return """
        The screen differs from its snapshot. To accept it, run the test with CAIRN_UPDATE_SNAPSHOTS=1.
        --- \(url.path)
        +++ the screen now
        \(UnifiedDiff.of(recorded, text))
        """
    } catch {
      return "The snapshot could not be read or written: \(error)\n\(url.path)"
    }
  }

  private func record(_ text: String) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
  }
}
