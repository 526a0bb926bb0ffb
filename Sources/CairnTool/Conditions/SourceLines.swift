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
      guard isCode, let sign = text.utf8.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
        text.utf8[sign] == UInt8(ascii: "#")
      else { return nil }
      let start = text[text.index(after: sign)...].drop { $0 == " " || $0 == "\t" }
      let word = start.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard ["if", "elseif", "else", "endif"].contains(word) else { return nil }
      return (String(word), start[word.endIndex...].trimmingCharacters(in: .whitespaces))
    }

    /// Whether a word occurs in the line. Most lines are asked for one that they do not have.
    func mentions(_ word: String) -> Bool { text.utf8.contains(word) }
  }

  let text: String

  func makeIterator() -> AnyIterator<Line> {
    // Characters take many times as long as bytes.
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).makeIterator()
    var spans = spans[...]
    var number = 0
    return AnyIterator {
      guard let bytes = lines.next() else { return nil }
      let line = Substring(bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes)
      number += 1
      while let span = spans.first, span.upperBound <= line.startIndex { spans.removeFirst() }
      return Line(number: number, text: line, isCode: spans.first.map { line.startIndex <= $0.lowerBound } ?? true)
    }
  }

  /// The comments and texts that have several lines.
  private var spans: [Range<String.Index>] {
    // Most files have neither.
    guard ["/*", "\"\"\"", "#/"].contains(where: { text.utf8.contains($0) }) else { return [] }
    let source = SourceTokens(text)
    let texts = source.tokens.filter { $0.kind == .string || $0.kind == .regex }.map(\.range)
    return (texts + source.comments).sorted { $0.lowerBound < $1.lowerBound }.map { range in
      let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      return start..<text.utf8.index(start, offsetBy: range.count)
    }
  }
}

extension Collection<UInt8> {
  /// Whether the bytes of a word are among these.
  func contains(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return true }
    var rest = self[...]
    while let found = rest.firstIndex(of: first) {
      rest = rest[found...]
      if rest.starts(with: word.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
