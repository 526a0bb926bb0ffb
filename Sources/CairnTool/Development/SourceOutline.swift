import CairnSwiftSources

/// The part of a Swift file that other files depend on: everything but comments, spaces and the bodies of functions and accessors.
///
/// If an edit leaves the outline as it is, only its own file has to be compiled again. The outline is `nil` where that is not
/// certain, such as after an unbalanced brace or with code that is inlined elsewhere.
struct SourceOutline: Equatable {
  private let text: String

  init?(_ source: String) {
    guard !source.contains("@inlinable"), !source.contains("@_transparent"), !source.contains("@inline") else {
      return nil
    }
    var reader = Reader(SourceTokens(source))
    guard let text = reader.outline() else { return nil }
    self.text = text
  }

  /// A string literal, with its quotes.
  struct Literal {
    let text: Substring
    /// Whether it is on one line and has no escapes or interpolations.
    let isPlain: Bool
    var range: Range<String.Index> { text.startIndex..<text.endIndex }
  }

  /// The string literals of a source that are not inside another, or `nil` if it cannot be read.
  static func literals(in source: String) -> [Literal]? {
    let tokens = SourceTokens(source)
    var reader = Reader(tokens)
    guard reader.outline() != nil else { return nil }
    var (index, offset) = (source.startIndex, 0)
    return tokens.tokens.filter { $0.kind == .string }.map { token in
      let start = source.utf8.index(index, offsetBy: token.range.lowerBound - offset)
      (index, offset) = (source.utf8.index(start, offsetBy: token.range.count), token.range.upperBound)
      let text = token.text
      return Literal(
        text: source[start..<index], isPlain: !text.contains("\\") && !text.hasPrefix("#") && !text.hasPrefix("\"\"\""))
    }
  }

  private struct Reader {
    private let source: SourceTokens
    private var text = ""
    private enum Brace { case type, `protocol`, body, other }
    private var braces: [Brace] = []
    private var parentheses = 0
    /// The word that began the current declaration.
    private var keyword: String?
    private var hasValue = false

    private static let types: Set = ["struct", "class", "enum", "extension", "protocol", "actor"]
    private static let bodies: Set = ["func", "init", "deinit", "subscript", "var"]

    init(_ source: SourceTokens) { self.source = source }

    private var isInBody: Bool { braces.contains(.body) }

    mutating func outline() -> String? {
      guard source.isComplete else { return nil }
      for (index, token) in source.tokens.enumerated() {
        if token.isSymbol("}") {
          guard braces.popLast() != nil else { return nil }
          startStatement()
        }
        if !isInBody { write(token, at: index) }
        if token.isSymbol("{") {
          braces.append(brace)
          startStatement()
        }
      }
      return braces.isEmpty && parentheses == 0 ? text : nil
    }

    private mutating func write(_ token: Token, at index: Int) {
      text += (token.startsLine ? "\n" : token.kind == .word ? " " : "") + token.text
      if token.isSymbol("(") || token.isSymbol("[") { parentheses += 1 }
      if token.isSymbol(")") || token.isSymbol("]") { parentheses -= 1 }
      guard parentheses == 0 else { return }
      if token.isSymbol("="), !isEqual(index - 1), !isEqual(index + 1) { hasValue = true }
      guard token.kind == .word else { return }
      let isPreview = token.text == "Preview" && source[index - 1]?.isSymbol("#") == true
      let begins = isPreview || Self.types.contains(token.text) || Self.bodies.contains(token.text)
      if begins, source[index - 1]?.isSymbol(".") != true {
        keyword = token.text
        hasValue = false
      }
    }

    private func isEqual(_ index: Int) -> Bool { source[index]?.isSymbol("=") == true }

    /// The kind of a brace that opens now.
    private var brace: Brace {
      switch keyword {
      // A protocol declares the accessors of a property in braces.
      case _ where isInBody || hasValue || parentheses > 0 || braces.last == .protocol: isInBody ? .body : .other
      case "protocol": .protocol
      case let word? where Self.types.contains(word): .type
      case nil: .other
      default: .body
      }
    }

    private mutating func startStatement() {
      keyword = nil
      hasValue = false
    }
  }
}
