import Foundation

/// Copies a statement from a test's source.
enum SourceExcerpt {
  /// Returns the lines of a call of `check`, without their common indentation and with a host called `host`; `nil` if
  /// the source is missing, or the statement shares a line with other code.
  static func check(of message: String, at location: TestHost.SourceLocation) -> [String]? {
    guard let source = try? String(contentsOfFile: location.filePath, encoding: .utf8) else { return nil }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    // Inside a macro's closure, the location is the line of the macro.
    for start in (location.line - 1)..<(location.line + 40) where lines.indices.contains(start) {
      guard let statement = statement(lines[start...]), let (host, rest) = split(statement[0]) else { continue }
      if start != location.line - 1, !statement.contains(where: { $0.contains(message.code) }) { continue }
      switch host {
      case "host": return statement
      // The closure has no name for its host.
      case "$0":
        return (["try host.check(\(rest)"] + statement.dropFirst()).map { $0.replacing("$0.", with: "host.") }
      default: return ["let \(host) = host"] + statement
      }
    }
    return nil
  }

  /// The lines from the first one until all parentheses are closed.
  private static func statement(_ lines: ArraySlice<Substring>) -> [String]? {
    let indentation = lines.first?.prefix { $0 == " " }.count ?? 0
    var statement: [String] = []
    var open = 0
    for line in lines.prefix(20) {
      statement.append(String(line.dropFirst(min(indentation, line.prefix { $0 == " " }.count))))
      open += line.count { $0 == "(" } - line.count { $0 == ")" }
      if open <= 0 { break }
    }
    return open == 0 ? statement : nil
  }

  /// The receiver of the call of `check`, and the text after its opening parenthesis.
  private static func split(_ line: String) -> (host: String, rest: String)? {
    guard line.hasPrefix("try "), let call = line.range(of: ".check(") else { return nil }
    let host = String(line[..<call.lowerBound].dropFirst(4))
    guard host == "$0" || host.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    return (host, String(line[call.upperBound...]))
  }
}
