/// The part of Markdown that may stand in a line of text: strong, emphasis, code, strikethrough and links. What is not
/// closed stands for itself.
package struct InlineMarkdown {
  package struct Span: Equatable {
    package var text: String
    package var isBold = false
    package var isItalic = false
    package var isCode = false
    package var isStruckThrough = false
    package var link: String?
  }

  package static func mayBeMarked(_ string: String) -> Bool {
    var string = string
    return string.withUTF8 { bytes in
      for byte in bytes where isMark(byte) { return true }
      return false
    }
  }

  static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
      UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  package static func plainText(_ string: String) -> String {
    mayBeMarked(string) ? spans(of: string).map(\.text).joined() : string
  }

  package static func spans(of string: String) -> [Span] {
    var parser = InlineMarkdown(Array(string))
    parser.parse(0..<parser.characters.count, Span(text: ""), depth: 0)
    return parser.spans
  }

  private let characters: [Character]
  private var spans: [Span] = []

  private init(_ characters: [Character]) { self.characters = characters }

  private mutating func append(_ text: some Sequence<Character>, _ look: Span) {
    var span = look
    span.text = String(text)
    if span.text.isEmpty { return }
    if var last = spans.last {
      let text = last.text
      last.text = span.text
      if last == span {
        spans[spans.count - 1].text = text + span.text
        return
      }
    }
    spans.append(span)
  }

  private mutating func parse(_ range: Range<Int>, _ look: Span, depth: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      let character = characters[index]
      if character == "\\", index + 1 < range.upperBound, characters[index + 1].isPunctuation {
        append([characters[index + 1]], look)
        index += 2
        continue
      }
      // Deeper nesting than any person writes is not looked into.
      if depth < 16, let end = parseMark(at: index, in: range, look, depth: depth) {
        index = end
        continue
      }
      append([character], look)
      index += 1
    }
  }

  /// Writes what is marked from a place on, and says where it ends; nil if no mark begins there.
  private mutating func parseMark(at index: Int, in range: Range<Int>, _ look: Span, depth: Int) -> Int? {
    switch characters[index] {
    case "*", "_":
      let isDouble = index + 1 < range.upperBound && characters[index + 1] == characters[index]
      if isDouble, let end = parseEmphasis(at: index, width: 2, in: range, look, depth: depth) { return end }
      return parseEmphasis(at: index, width: 1, in: range, look, depth: depth)
    case "~":
      guard index + 1 < range.upperBound, characters[index + 1] == "~" else { return nil }
      return parseEmphasis(at: index, width: 2, in: range, look, depth: depth)
    case "`":
      guard let end = close("`", width: 1, from: index + 1, in: range) else { return nil }
      var look = look
      look.isCode = true
      append(characters[index + 1..<end], look)
      return end + 1
    case "[": return parseLink(at: index, in: range, look, depth: depth)
    default: return nil
    }
  }

  private mutating func parseEmphasis(
    at index: Int, width: Int, in range: Range<Int>, _ look: Span, depth: Int
  ) -> Int? {
    let mark = characters[index]
    let start = index + width
    guard start < range.upperBound, !characters[start].isWhitespace else { return nil }
    // An underscore within a word is a part of the word.
    if mark == "_", index > 0, characters[index - 1].isLetter || characters[index - 1].isNumber { return nil }
    guard let end = close(mark, width: width, from: start, in: range), end > start else { return nil }
    var look = look
    if mark == "~" {
      look.isStruckThrough = true
    } else if width == 2 {
      look.isBold = true
    } else {
      look.isItalic = true
    }
    parse(start..<end, look, depth: depth + 1)
    return end + width
  }

  /// Where a mark is closed: not after a space, and not by a mark of another width.
  private func close(_ mark: Character, width: Int, from start: Int, in range: Range<Int>) -> Int? {
    var index = start
    while index < range.upperBound {
      if characters[index] == "\\", mark != "`" {
        index += 2
        continue
      }
      guard characters[index] == mark else {
        index += 1
        continue
      }
      var run = index
      while run < range.upperBound, characters[run] == mark { run += 1 }
      let fits = run - index == width || (run - index == 3 && mark != "`")
      if fits, index > start, mark == "`" || !characters[index - 1].isWhitespace {
        return run - width
      }
      index = run
    }
    return nil
  }

  private mutating func parseLink(at index: Int, in range: Range<Int>, _ look: Span, depth: Int) -> Int? {
    guard let middle = characters[index..<range.upperBound].firstIndex(of: "]"), middle + 1 < range.upperBound,
      characters[middle + 1] == "(",
      let end = characters[middle..<range.upperBound].firstIndex(of: ")")
    else { return nil }
    var look = look
    look.link = String(characters[middle + 2..<end])
    parse(index + 1..<middle, look, depth: depth + 1)
    return end + 1
  }
}
