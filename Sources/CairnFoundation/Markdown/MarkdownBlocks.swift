/// Parses a Markdown document into paragraphs, headings, lists, quotations and code. Anything else is a
/// paragraph; nothing is an error.
struct MarkdownBlocks {
  struct Block: Equatable {
    var text: String
    var intent: PresentationIntent
    /// Whether the block is code, which contains no inline markup.
    var isLiteral = false
  }

  private(set) var blocks: [Block] = []
  private var identity = 0

  init(_ document: String) {
    let lines = document.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    read(lines[...], within: nil, depth: 0)
  }

  private mutating func intent(_ kind: PresentationIntent.Kind, within parent: PresentationIntent?)
    -> PresentationIntent
  {
    identity += 1
    return PresentationIntent(kind, identity: identity, parent: parent)
  }

  private mutating func read(_ lines: ArraySlice<Substring>, within parent: PresentationIntent?, depth: Int) {
    var rest = lines
    while let line = rest.first {
      // Deeper nesting than in any real text is not parsed.
      switch depth < 12 ? MarkdownLine(line) : line.isBlank ? .blank : .text {
      case .blank: rest.removeFirst()
      case .heading(let level, let text):
        rest.removeFirst()
        blocks.append(Block(text: text, intent: intent(.header(level: level), within: parent)))
      case .rule:
        rest.removeFirst()
        blocks.append(Block(text: "⸻", intent: intent(.thematicBreak, within: parent), isLiteral: true))
      case .fence(let fence, let hint): readCode(&rest, fence: fence, hint: hint, within: parent)
      case .quote:
        let quoted = rest.prefix { !$0.isBlank }
        rest = rest.dropFirst(quoted.count)
        let inner = quoted.map { $0.drop { $0 == " " } }.map { line in
          line.first == ">" ? line.dropFirst().dropOneSpace : line
        }
        read(inner[...], within: intent(.blockQuote, within: parent), depth: depth + 1)
      case .item(let isOrdered, _, _): readList(&rest, isOrdered: isOrdered, within: parent, depth: depth)
      case .text:
        let own = 1 + rest.dropFirst().prefix { depth < 12 ? MarkdownLine($0).continuesParagraph : !$0.isBlank }.count
        let text = rest.prefix(own).map { String($0.drop { $0 == " " || $0 == "\t" }) }.joined(separator: "\n")
        rest = rest.dropFirst(own)
        blocks.append(Block(text: text, intent: intent(.paragraph, within: parent)))
      }
    }
  }

  private mutating func readCode(
    _ rest: inout ArraySlice<Substring>, fence: Substring, hint: String?, within parent: PresentationIntent?
  ) {
    rest.removeFirst()
    let code = rest.prefix { !$0.drop { $0 == " " }.hasPrefix(fence) }
    rest = rest.dropFirst(code.count + 1)
    let text = code.map { $0 + "\n" }.joined()
    blocks.append(
      Block(text: text, intent: intent(.codeBlock(languageHint: hint), within: parent), isLiteral: true))
  }

  private mutating func readList(
    _ rest: inout ArraySlice<Substring>, isOrdered: Bool, within parent: PresentationIntent?, depth: Int
  ) {
    let list = intent(isOrdered ? .orderedList : .unorderedList, within: parent)
    var ordinal = 0
    while let line = rest.first, case .item(isOrdered, let width, let start) = MarkdownLine(line) {
      ordinal = ordinal == 0 ? start : ordinal + 1
      rest.removeFirst()
      var own = [line.dropFirst(width)]
      while let next = rest.first {
        let isInside = next.indentation >= min(width, 2) && !next.isBlank
        let isBlankBeforeMore =
          next.isBlank && rest.dropFirst().first.map { $0.indentation >= 2 && !$0.isBlank } == true
        let continues = !next.isBlank && own.last?.isBlank == false && MarkdownLine(next).continuesParagraph
        guard isInside || isBlankBeforeMore || continues else { break }
        own.append(next.dropFirst(min(width, next.indentation)))
        rest.removeFirst()
      }
      read(own[...], within: intent(.listItem(ordinal: ordinal), within: list), depth: depth + 1)
      // A blank line between two items does not end the list.
      if rest.first?.isBlank == true, let after = rest.dropFirst().first,
        case .item(isOrdered, _, _) = MarkdownLine(after)
      {
        rest.removeFirst()
      }
    }
  }
}

/// The kind of block that a line of Markdown begins.
private enum MarkdownLine {
  case blank, rule, quote, text
  case heading(level: Int, String)
  case fence(Substring, hint: String?)
  case item(isOrdered: Bool, width: Int, start: Int)

  init(_ line: Substring) {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard let first = text.first else {
      self = .blank
      return
    }
    self = .text
    switch first {
    case "#":
      let level = text.prefix { $0 == "#" }.count
      let title = text.dropFirst(level)
      if level <= 6, title.first.map({ $0 == " " }) ?? true {
        var words = title.drop { $0 == " " }
        while let last = words.last, last == "#" || last == " " { words.removeLast() }
        self = .heading(level: level, String(words))
      }
    case ">": self = .quote
    case "`", "~":
      let fence = text.prefix { $0 == first }
      let hint = text.dropFirst(fence.count).filter { $0 != " " }
      if fence.count >= 3, !hint.contains("`") { self = .fence(fence, hint: hint.isEmpty ? nil : String(hint)) }
    case "-", "*", "+", "_":
      if first != "+", text.allSatisfy({ $0 == first || $0 == " " }), text.filter({ $0 == first }).count >= 3 {
        self = .rule
      } else if first != "_", text.dropFirst().first == " " {
        self = .item(isOrdered: false, width: line.count - text.count + 2, start: 1)
      }
    default:
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      let after = text.dropFirst(digits.count)
      if (1...9).contains(digits.count), after.hasPrefix(". ") || after.hasPrefix(") ") {
        self = .item(isOrdered: true, width: line.count - text.count + digits.count + 2, start: Int(digits) ?? 1)
      }
    }
  }

  var continuesParagraph: Bool {
    if case .text = self { true } else { false }
  }
}

extension Substring {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
  fileprivate var indentation: Int { prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) } }
  fileprivate var dropOneSpace: Substring { first == " " ? dropFirst() : self }
}
