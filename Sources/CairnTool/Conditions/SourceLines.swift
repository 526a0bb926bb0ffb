import CairnSwiftSources
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
    var spans = spans[...]
    var number = 0
    return AnyIterator {
      guard let line = lines.next() else { return nil }
      number += 1
      while let span = spans.first, span.upperBound <= line.startIndex { spans.removeFirst() }
      return Line(number: number, text: line, isCode: spans.first.map { line.startIndex <= $0.lowerBound } ?? true)
    }
  }

  /// The comments and texts that have several lines.
  private var spans: [Range<String.Index>] {
    // Most files have neither.
    guard text.contains("/*") || text.contains("\"\"\"") || text.contains("#/") else { return [] }
    let source = SourceTokens(text)
    let texts = source.tokens.filter { $0.kind == .string || $0.kind == .regex }.map(\.range)
    return (texts + source.comments).sorted { $0.lowerBound < $1.lowerBound }.map { range in
      let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      return start..<text.utf8.index(start, offsetBy: range.count)
    }
  }
}
