import Foundation

/// The lines of a Swift file, with those that begin inside a comment or a text marked.
struct SourceLines: Sequence {
  struct Line {
    let number: Int
    let text: Substring
    /// Whether the line begins in code.
    let isCode: Bool

    /// What follows `#if`, `#elseif`, `#else` or `#endif`, with that word.
    var directive: (word: String, rest: String)? {
      guard isCode else { return nil }
      let trimmed = text.drop { $0 == " " || $0 == "\t" }
      guard let match = trimmed.prefixMatch(of: /#\s*(if|elseif|else|endif)\b(.*)/) else { return nil }
      return (String(match.output.1), String(match.output.2).trimmingCharacters(in: .whitespaces))
    }
  }

  let text: String

  func makeIterator() -> AnyIterator<Line> {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.makeIterator()
    var number = 0
    var state = State()
    return AnyIterator {
      guard let line = lines.next() else { return nil }
      number += 1
      defer { state.pass(line) }
      return Line(number: number, text: line, isCode: state.isCode)
    }
  }

  private struct State {
    private var comments = 0
    private var isText = false
    var isCode: Bool { comments == 0 && !isText }

    mutating func pass(_ line: Substring) {
      // Most lines have neither.
      guard line.utf8.contains(UInt8(ascii: "*")) || line.utf8.contains(UInt8(ascii: "\"")) else { return }
      var rest = line[...]
      var isShortText = false
      while let first = rest.first {
        if isText {
          if rest.hasPrefix("\"\"\"") {
            isText = false
            rest = rest.dropFirst(3)
          } else {
            rest = rest.dropFirst(first == "\\" ? 2 : 1)
          }
        } else if comments > 0 {
          if rest.hasPrefix("*/") {
            comments -= 1
            rest = rest.dropFirst(2)
          } else if rest.hasPrefix("/*") {
            comments += 1
            rest = rest.dropFirst(2)
          } else {
            rest = rest.dropFirst()
          }
        } else if isShortText {
          if first == "\"" { isShortText = false }
          rest = rest.dropFirst(first == "\\" ? 2 : 1)
        } else if rest.hasPrefix("//") {
          return
        } else if rest.hasPrefix("/*") {
          comments += 1
          rest = rest.dropFirst(2)
        } else if rest.hasPrefix("\"\"\"") {
          isText = true
          rest = rest.dropFirst(3)
        } else {
          isShortText = first == "\""
          rest = rest.dropFirst()
        }
      }
    }
  }
}
