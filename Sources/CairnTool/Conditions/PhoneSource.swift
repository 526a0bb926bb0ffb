import Foundation

/// A Swift file as `--as ios` compiles it: conditions that ask for iOS hold. Every line and column stays where it is.
///
/// `os(Linux)` holds as well, because what it guards is written for the libraries of this system.
enum PhoneSource {
  /// The text to compile in place of a file, or `nil` if nothing changes in it.
  static func text(of file: URL) -> String? {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return Self.text(text, at: file.path)
  }

  static func text(_ text: String, at path: String) -> String? {
    guard text.contains("iOS") else { return nil }
    var isChanged = false
    let lines = SourceLines(text: text).map { line -> String in
      guard let directive = line.directive, directive.word == "if" || directive.word == "elseif" else {
        return String(line.text)
      }
      let new = line.text.replacing(/\bos\(\s*iOS\s*\)/) { match in "true".padded(to: match.output.count) }
      if new != line.text { isChanged = true }
      return String(new)
    }
    guard isChanged else { return nil }
    // Messages and breakpoints name the file that the user edits.
    return "#sourceLocation(file: \(path.debugDescription), line: 1)\n" + lines.joined(separator: "\n")
  }
}
