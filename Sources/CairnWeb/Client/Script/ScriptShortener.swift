/// Minifies the script: removes comments and spaces, and shortens names.
///
/// It renames only names that the script declares and never uses for a property, and handles only the subset of
/// JavaScript that the script uses.
struct ScriptShortener {
  private enum Kind { case word, number, text, pattern, mark }

  private struct Token {
    let kind: Kind
    var text: String
    /// Whether it is the first token of its line, which may end a statement.
    var isFirst = false
  }

  private var tokens: [Token] = []

  static func shorten(_ script: String) -> String {
    var shortener = ScriptShortener()
    shortener.tokens = read(script)
    shortener.rename()
    return shortener.text
  }

  // MARK: Reading

  private static func read(_ script: String) -> [Token] {
    var tokens: [Token] = []
    var rest = script[...]
    var isFirst = false
    func add(_ kind: Kind, _ text: String) {
      tokens.append(Token(kind: kind, text: text, isFirst: isFirst))
      isFirst = false
    }
    while let first = rest.first {
      if first.isWhitespace {
        isFirst = isFirst || first.isNewline
        rest = rest.dropFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
      } else if first == "'" || first == "\"" || first == "`" {
        add(.text, take(&rest, until: first))
      } else if first == "/", beginsPattern(after: tokens.last) {
        var pattern = take(&rest, until: "/")
        let flags = rest.prefix(while: \.isLetter)
        pattern += flags
        rest = rest[flags.endIndex...]
        add(.pattern, pattern)
      } else if isPartOfWord(first) {
        let word = rest.prefix(while: isPartOfWord)
        add(first.isNumber ? .number : .word, String(word))
        rest = rest[word.endIndex...]
      } else {
        let mark = marks.first { rest.hasPrefix($0) } ?? String(first)
        add(.mark, mark)
        rest = rest.dropFirst(mark.count)
      }
    }
    return tokens
  }

  /// Marks of several characters that mean something else in parts.
  private static let marks = ["...", "=>", "?.", "++", "--"]

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_" || character == "$")
  }

  /// Takes a string or a regular expression with its delimiters.
  private static func take(_ rest: inout Substring, until end: Character) -> String {
    var isEscaped = false
    var isInBrackets = false
    let inside = rest.dropFirst().prefix { character in
      defer { isEscaped = character == "\\" && !isEscaped }
      if isEscaped { return true }
      if end == "/", character == "[" || character == "]" { isInBrackets = character == "[" }
      return character != end || isInBrackets
    }
    let text = rest[..<inside.endIndex] + String(end)
    rest = rest[inside.endIndex...].dropFirst()
    return String(text)
  }

  /// Whether a slash begins a regular expression: the token before it is no operand of a division.
  private static func beginsPattern(after last: Token?) -> Bool {
    guard let last else { return true }
    switch last.kind {
    case .mark: return last.text != ")" && last.text != "]" && last.text != "}"
    case .word: return last.text == "return" || last.text == "typeof"
    case .number, .text, .pattern: return false
    }
  }

  // MARK: Names

  private mutating func rename() {
    // Short names stay, and no other name is shortened to one of them.
    let names = declared().subtracting(properties()).subtracting(Self.known).filter { $0.count > 2 }
    var counts: [String: Int] = [:]
    for token in tokens where token.kind == .word { counts[token.text, default: 0] += 1 }
    var taken = Set(counts.keys).subtracting(names)
    taken.formUnion(Self.known)
    var free = Self.shortNames.filter { !taken.contains($0) }[...]
    var short: [String: String] = [:]
    // The most frequent name gets the shortest.
    for name in names.sorted(by: { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) }) {
      guard let next = free.first else { break }
      short[name] = next
      free = free.dropFirst()
    }
    for index in tokens.indices where tokens[index].kind == .word {
      tokens[index].text = short[tokens[index].text] ?? tokens[index].text
    }
  }

  /// Keywords and names that the browser defines: a variable with one of these names is never renamed.
  private static let known: Set = [
    "async", "await", "break", "case", "catch", "class", "close", "const", "continue", "delete", "do", "document",
    "else",
    "false", "finally", "focus", "for", "function", "history", "if", "in", "instanceof", "length", "let", "location",
    "name", "navigator", "new", "null", "of", "open", "origin", "parent", "print", "return", "screen", "self", "status",
    "stop", "switch", "this", "throw", "top", "true", "try", "typeof", "undefined", "void", "while", "window",
  ]

  private static let shortNames: [String] = {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
    return letters + letters.flatMap { first in letters.map { first + $0 } }
  }()

  /// Names declared by `const`, `let` and `function`, and the parameters of functions.
  private func declared() -> Set<String> {
    var names: Set<String> = []
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "const", "let": names.formUnion(declarations(after: index))
      case "function":
        if tokens[index + 1].kind == .word { names.insert(tokens[index + 1].text) }
        if let open = tokens[index...].firstIndex(where: { $0.text == "(" }) { names.formUnion(words(inPairAt: open)) }
      case "=>":
        let before = tokens[index - 1]
        if before.kind == .word { names.insert(before.text) }
        if before.text == ")", let open = opening(of: index - 1) { names.formUnion(words(inPairAt: open)) }
      default: break
      }
    }
    return names
  }

  /// The names after `const` or `let`: the first one, those after commas, and those in brackets.
  private func declarations(after keyword: Int) -> Set<String> {
    var names: Set<String> = []
    var index = keyword + 1
    var isName = true
    var depth = 0
    while index < tokens.count {
      let token = tokens[index]
      if isName, token.text == "[" || token.text == "{" {
        names.formUnion(words(inPairAt: index))
        index = closing(of: index)
        isName = false
      } else if isName, token.kind == .word {
        names.insert(token.text)
        isName = false
      } else {
        if "([{".contains(token.text) { depth += 1 }
        if ")]}".contains(token.text) { depth -= 1 }
        if depth < 0 || depth == 0 && (token.text == ";" || token.text == "of") { return names }
        if depth == 0, token.text == "," { isName = true }
      }
      index += 1
    }
    return names
  }

  private func words(inPairAt open: Int) -> Set<String> {
    Set(tokens[open...closing(of: open)].filter { $0.kind == .word }.map(\.text))
  }

  private func closing(of open: Int) -> Int {
    var depth = 0
    for index in open..<tokens.count where tokens[index].kind == .mark {
      if "([{".contains(tokens[index].text) { depth += 1 }
      if ")]}".contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { return index }
    }
    return tokens.count - 1
  }

  private func opening(of close: Int) -> Int? {
    var depth = 0
    for index in stride(from: close, through: 0, by: -1) where tokens[index].kind == .mark {
      if ")]}".contains(tokens[index].text) { depth += 1 }
      if "([{".contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Names used for properties anywhere: after a point, before a colon, alone between braces, or in a template.
  private func properties() -> Set<String> {
    var names: Set<String> = []
    var open: [String] = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .mark {
        if "([{".contains(token.text) { open.append(isBlock(index) ? "block" : token.text) }
        if ")]}".contains(token.text) { _ = open.popLast() }
      }
      if token.kind == .text, token.text.hasPrefix("`") {
        names.formUnion(Self.read(String(token.text.dropFirst().dropLast())).filter { $0.kind == .word }.map(\.text))
      }
      guard token.kind == .word, index > 0, index + 1 < tokens.count else { continue }
      let (before, after) = (tokens[index - 1].text, tokens[index + 1].text)
      let isMember = before == "." || before == "?."
      let isLabel = after == ":" && (before == "{" || before == ",")
      let isShorthand = open.last == "{" && (before == "{" || before == ",") && [",", "}", "="].contains(after)
      let isMethod =
        open.last == "{" && (before == "{" || before == ",") && after == "("
        && tokens[(closing(of: index + 1) + 1)...].first?.text == "{"
      if isMember || isLabel || isShorthand || isMethod { names.insert(token.text) }
    }
    return names
  }

  /// Whether a brace opens a block, and not an object or a pattern.
  private func isBlock(_ index: Int) -> Bool {
    guard tokens[index].text == "{", index > 0 else { return false }
    return !["(", "[", ",", "=", ":", "?", "return", "const", "let", "of"].contains(tokens[index - 1].text)
  }

  // MARK: Writing

  private var text: String {
    var text = ""
    var last: Token?
    for token in tokens {
      if let last {
        if token.isFirst, Self.mayEnd(last) { text += "\n" } else if Self.needsSpace(last, token) { text += " " }
      }
      text += token.text
      last = token
    }
    return text
  }

  /// Whether a statement may end with a token and the line.
  private static func mayEnd(_ token: Token) -> Bool {
    token.kind != .mark || [")", "]", "}", "++", "--"].contains(token.text)
  }

  private static func needsSpace(_ first: Token, _ second: Token) -> Bool {
    let isWord = { (token: Token) in token.kind == .word || token.kind == .number || token.kind == .pattern }
    if isWord(first), second.kind == .word || second.kind == .number { return true }
    // `a + +b` is not `a ++b`.
    return (first.text.hasSuffix("+") && second.text.hasPrefix("+"))
      || (first.text.hasSuffix("-") && second.text.hasPrefix("-"))
  }
}
