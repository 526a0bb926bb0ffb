/// The part of YAML in which projects are described: blocks, flows, quoted and plain texts, and texts of several lines.
///
/// Everything else, such as an alias, is a problem with a line.
enum YAML {
  static func parse(_ text: String) throws(PropertyList.Problem) -> PropertyList {
    var parser = BlockParser(text)
    let value = try parser.block(at: parser.indent ?? 0, depth: 0)
    guard parser.isAtEnd else { throw parser.problem("this line is indented differently from those before") }
    return value
  }
}

/// Reads lines by their indentation.
private struct BlockParser {
  private struct Line {
    let number: Int
    var indent: Int
    var text: Substring
  }

  /// All lines, for texts of several lines.
  private let raw: [Substring]
  /// Those that are not empty or comments.
  private var lines: [Line] = []
  private var position = 0
  private static let deepest = 50

  init(_ text: String) {
    raw = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in raw.enumerated() {
      let content = line.drop { $0 == " " }
      let text = Self.withoutComment(content)
      guard !text.isEmpty, text != "---" else { continue }
      lines.append(Line(number: index + 1, indent: line.count - content.count, text: text))
    }
  }

  var isAtEnd: Bool { position >= lines.count }
  var indent: Int? { isAtEnd ? nil : lines[position].indent }

  func problem(_ message: String) -> PropertyList.Problem {
    .init(line: isAtEnd ? raw.count : lines[position].number, message: message)
  }

  private static func withoutComment(_ text: Substring) -> Substring {
    var quote: Character?
    var last: Character = " "
    var end = text.endIndex
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open, last != "\\" || open == "'" { quote = nil }
      } else if character == "\"" || character == "'", " [{,:-'".contains(last) {
        // Also after a quote, because two of them stand for one inside a text.
        quote = character
      } else if character == "#", last == " " {
        end = index
        break
      }
      last = character
    }
    var kept = text[..<end]
    while kept.last?.isWhitespace == true { kept.removeLast() }
    return kept
  }

  /// The value whose lines have an indentation.
  mutating func block(at indent: Int, depth: Int) throws(PropertyList.Problem) -> PropertyList {
    guard !isAtEnd else { return .text("") }
    guard depth < Self.deepest else { throw problem("it is nested too deeply") }
    let text = lines[position].text
    if text == "-" || text.hasPrefix("- ") { return try list(at: indent, depth: depth) }
    guard Self.key(of: text) != nil else {
      let value = try scalar(text)
      position += 1
      return value
    }
    var values: [String: PropertyList] = [:]
    while self.indent == indent, let (key, rest) = Self.key(of: lines[position].text) {
      guard key != "<<" else { throw problem("aliases are not read") }
      values[key] = try value(rest, at: indent, depth: depth)
    }
    return .dictionary(values)
  }

  private mutating func list(at indent: Int, depth: Int) throws(PropertyList.Problem) -> PropertyList {
    var values: [PropertyList] = []
    while self.indent == indent, lines[position].text == "-" || lines[position].text.hasPrefix("- ") {
      let rest = lines[position].text.dropFirst().drop { $0 == " " }
      if Self.key(of: rest) != nil || rest.hasPrefix("- ") {
        // The block begins beside the dash.
        lines[position].indent += lines[position].text.count - rest.count
        lines[position].text = rest
        values.append(try block(at: lines[position].indent, depth: depth + 1))
      } else {
        values.append(try value(rest, at: indent, depth: depth))
      }
    }
    return .list(values)
  }

  /// What follows a key or a dash, on its line or below it.
  private mutating func value(_ rest: Substring, at indent: Int, depth: Int) throws(PropertyList.Problem)
    -> PropertyList
  {
    if rest.wholeMatch(of: /[|>][+-]?/) != nil { return .text(literal(below: indent, isFolded: rest.first == ">")) }
    if !rest.isEmpty {
      var text = rest
      // A flow may continue below.
      while Self.isOpen(text), position + 1 < lines.count {
        position += 1
        text += " " + lines[position].text
      }
      let value = try scalar(text)
      position += 1
      return value
    }
    position += 1
    guard let next = self.indent else { return .text("") }
    // A list may stand as far left as its key.
    let isList = next == indent && lines[position].text.hasPrefix("-") && Self.key(of: lines[position].text) == nil
    return next > indent || isList ? try block(at: next, depth: depth + 1) : .text("")
  }

  private mutating func literal(below indent: Int, isFolded: Bool) -> String {
    let start = lines[position].number
    var end = start
    while end < raw.count, raw[end].allSatisfy(\.isWhitespace) || raw[end].prefix(while: { $0 == " " }).count > indent {
      end += 1
    }
    while !isAtEnd, lines[position].number <= end { position += 1 }
    let texts = raw[start..<end].map { $0.drop { $0 == " " } }
    return texts.joined(separator: isFolded ? " " : "\n")
  }

  private static func isOpen(_ text: Substring) -> Bool {
    guard text.hasPrefix("[") || text.hasPrefix("{") else { return false }
    return text.reduce(0) { $0 + ("[{".contains($1) ? 1 : "]}".contains($1) ? -1 : 0) } > 0
  }

  /// The key of a line `key: value`, and the rest.
  private static func key(of text: Substring) -> (String, Substring)? {
    guard let match = text.prefixMatch(of: /("[^"]*"|'[^']*'|[^\s"'\[{#&*!|>%@-][^:#]*?|-[^\s:][^:]*?)\s*:(?:\s+|$)/)
    else { return nil }
    let name = match.output.1.trimmingPrefix(/["']/)
    return (String(name.last == "\"" || name.last == "'" ? name.dropLast() : name), text[match.range.upperBound...])
  }

  private func scalar(_ text: Substring) throws(PropertyList.Problem) -> PropertyList {
    var flow = FlowParser(text: text)
    guard let value = flow.value(), flow.rest.allSatisfy(\.isWhitespace) else { throw problem("this cannot be read") }
    return value
  }
}

/// Reads a text, or a list or dictionary on one line.
private struct FlowParser {
  private(set) var rest: Substring
  private var depth = 0

  init(text: Substring) { rest = text }

  mutating func value(in flow: Bool = false) -> PropertyList? {
    skip()
    guard let first = rest.first, depth < 50 else { return nil }
    switch first {
    case "[", "{":
      depth += 1
      defer { depth -= 1 }
      rest.removeFirst()
      return first == "[" ? list() : dictionary()
    case "\"", "'": return quoted(first).map { .text($0) }
    // Anchors, aliases and tags.
    case "&", "*", "!": return nil
    default:
      let text = flow ? rest.prefix { !",]}".contains($0) } : rest
      rest = rest[text.endIndex...]
      return .text(String(text.reversed().drop { $0.isWhitespace }.reversed()))
    }
  }

  private mutating func skip() { rest = rest.drop { $0.isWhitespace } }

  private mutating func take(_ character: Character) -> Bool {
    skip()
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func list() -> PropertyList? {
    var values: [PropertyList] = []
    while !take("]") {
      guard let one = value(in: true) else { return nil }
      values.append(one)
      if !take(","), rest.first != "]" { return nil }
    }
    return .list(values)
  }

  private mutating func dictionary() -> PropertyList? {
    var values: [String: PropertyList] = [:]
    while !take("}") {
      skip()
      guard let colon = rest.firstIndex(of: ":") else { return nil }
      let key = rest[..<colon].filter { !"\"' ".contains($0) }
      rest = rest[rest.index(after: colon)...]
      guard let one = value(in: true) else { return nil }
      values[String(key)] = one
      if !take(","), rest.first != "}" { return nil }
    }
    return .dictionary(values)
  }

  private mutating func quoted(_ quote: Character) -> String? {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == quote {
        guard quote == "'", rest.first == "'" else { return text }
        rest.removeFirst()
        text.append("'")
      } else if character == "\\", quote == "\"", let escaped = rest.popFirst() {
        text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
      } else {
        text.append(character)
      }
    }
    return nil
  }
}
