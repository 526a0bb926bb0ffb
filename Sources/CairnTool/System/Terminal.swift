import Foundation

/// What the tool prints.
enum Terminal {
  static func printError(_ text: String) {
    // Both streams may go to one file.
    fflush(nil)
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
  }

  /// Prints what the tool is doing now.
  static func step(_ text: String) { printError("==> \(text)") }
}
