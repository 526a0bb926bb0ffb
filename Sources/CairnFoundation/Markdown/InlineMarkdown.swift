/// The inline part of Markdown: strong, emphasis, code, strikethrough and links, and Apple's extension
/// `^[words](attribute: value)`. Unclosed markup is kept as text.
package struct InlineMarkdown {
  package struct Span: Equatable {
    package var text: String
    package var isBold = false
    package var isItalic = false
    package var isCode = false
    package var isStruckThrough = false
    package var link: String?
    /// The inflected phrase that this span is a part of.
    package var phrase: Int?
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

  /// Returns the spans of a text with a uniform look. Of Apple's attributes, only `inflect` has an effect here.
  package static func spans(of string: String, readingAttributes: Bool = true) -> [Span] {
    var parser = InlineMarkdown(Array(string), readingAttributes)
    parser.parse(0..<parser.characters.count, Span(text: ""), depth: 0)
    return parser.spans
  }

  private let characters: [Character]
  private let readsAttributes: Bool
  private var spans: [Span] = []
  private var phrases = 0

  private init(_ characters: [Character], _ readsAttributes: Bool) {
    self.characters = characters
    self.readsAttributes = readsAttributes
  }

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
      // Deeper nesting than in any real text is not parsed.
      if depth < 16, let end = parseMark(at: index, in: range, look, depth: depth) {
        index = end
        continue
      }
      append([character], look)
      index += 1
    }
  }

  /// Parses the markup at an index and returns its end, or `nil` if no markup begins there.
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
    case "^": return readsAttributes ? parseAttributes(at: index, in: range, look, depth: depth) : nil
    default: return nil
    }
  }

  private mutating func parseEmphasis(
    at index: Int, width: Int, in range: Range<Int>, _ look: Span, depth: Int
  ) -> Int? {
    let mark = characters[index]
    let start = index + width
    guard start < range.upperBound, !characters[start].isWhitespace else { return nil }
    // An underscore within a word is part of the word.
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

  /// Returns where markup is closed. The closing mark has the same width and does not follow a space.
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
    let address = characters[middle + 2..<end]
    // A URL has no spaces, but a title may follow it.
    if address.contains(where: \.isWhitespace), !address.contains("\""), !address.contains("'") { return nil }
    look.link = String(address)
    parse(index + 1..<middle, look, depth: depth + 1)
    return end + 1
  }

  private mutating func parseAttributes(at index: Int, in range: Range<Int>, _ look: Span, depth: Int) -> Int? {
    guard index + 1 < range.upperBound, characters[index + 1] == "[",
      let middle = closingBracket(from: index + 2, in: range), middle + 1 < range.upperBound,
      characters[middle + 1] == "(", let end = characters[middle..<range.upperBound].firstIndex(of: ")")
    else { return nil }
    let attributes = String(characters[middle + 2..<end])
    guard attributes.contains(":") else { return nil }
    var look = look
    if attributes.filter({ !$0.isWhitespace }).split(separator: ",").contains("inflect:true") {
      phrases += 1
      look.phrase = phrases
    }
    parse(index + 2..<middle, look, depth: depth + 1)
    return end + 1
  }

  /// Returns where a bracket is closed. It may contain links.
  private func closingBracket(from start: Int, in range: Range<Int>) -> Int? {
    var open = 0
    var index = start
    while index < range.upperBound {
      switch characters[index] {
      case "\\": index += 1
      case "[": open += 1
      case "]":
        if open == 0 { return index }
        open -= 1
      default: break
      }
      index += 1
    }
    return nil
  }
}
