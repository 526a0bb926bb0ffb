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
    var reader = Reader(source)
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

  /// The string literals of a source, or `nil` if it cannot be read.
  static func literals(in source: String) -> [Literal]? {
    var reader = Reader(source)
    guard reader.outline() != nil else { return nil }
    let indices = Array(source.indices) + [source.endIndex]
    return reader.literals.map { range in
      let text = source[indices[range.lowerBound]..<indices[range.upperBound]]
      return Literal(text: text, isPlain: !text.contains("\\") && !text.hasPrefix("#") && !text.hasPrefix("\"\"\""))
    }
  }

  private struct Reader {
    private let characters: [Character]
    /// The places of string literals that are not inside another.
    private(set) var literals: [Range<Int>] = []
    private var interpolations = 0
    private var index = 0
    private var text = ""
    private enum Brace { case type, `protocol`, body, other }
    private var braces: [Brace] = []
    private var parentheses = 0
    /// The word that began the current declaration.
    private var keyword: String?
    private var hasValue = false

    private static let types: Set = ["struct", "class", "enum", "extension", "protocol", "actor"]
    private static let bodies: Set = ["func", "init", "deinit", "subscript", "var"]

    init(_ source: String) { characters = Array(source) }

    private var isInBody: Bool { braces.contains(.body) }

    mutating func outline() -> String? {
      while index < characters.count {
        let character = characters[index]
        if character == "/", peek(1) == "/" {
          skipLine()
        } else if character == "/", peek(1) == "*" {
          guard skipComment() else { return nil }
        } else if character == "\"" || character == "#" && isRawString {
          guard readString() else { return nil }
        } else if character == "{" {
          open()
        } else if character == "}" {
          guard close() else { return nil }
        } else {
          read(character)
        }
      }
      return braces.isEmpty && parentheses == 0 ? text : nil
    }

    private func peek(_ distance: Int) -> Character? {
      characters.indices.contains(index + distance) ? characters[index + distance] : nil
    }

    private mutating func open() {
      let brace: Brace =
        switch keyword {
        // A protocol declares the accessors of a property in braces.
        case _ where isInBody || hasValue || parentheses > 0 || braces.last == .protocol: isInBody ? .body : .other
        case "protocol": .protocol
        case let word? where Self.types.contains(word): .type
        case nil: .other
        default: .body
        }
      if !isInBody { text += "{" }
      braces.append(brace)
      startStatement()
      index += 1
    }

    private mutating func close() -> Bool {
      guard braces.popLast() != nil else { return false }
      if !isInBody { text += "}" }
      startStatement()
      index += 1
      return true
    }

    private mutating func startStatement() {
      keyword = nil
      hasValue = false
    }

    private mutating func read(_ character: Character) {
      index += 1
      guard !isInBody else { return }
      if character.isLetter || character == "_" {
        var word = String(character)
        while let next = peek(0), next.isLetter || next.isNumber || next == "_" {
          word.append(next)
          index += 1
        }
        let isPreview = word == "Preview" && text.last == "#"
        if isPreview || Self.types.contains(word) || Self.bodies.contains(word), parentheses == 0, text.last != "." {
          keyword = word
          hasValue = false
        }
        text += " " + word
        return
      }
      if character == "(" || character == "[" { parentheses += 1 }
      if character == ")" || character == "]" { parentheses -= 1 }
      if character == "=", parentheses == 0, peek(0) != "=", text.last != "=" { hasValue = true }
      if character.isNewline { text += "\n" } else if !character.isWhitespace { text.append(character) }
    }

    private mutating func skipLine() {
      while peek(0)?.isNewline == false { index += 1 }
    }

    private mutating func skipComment() -> Bool {
      var depth = 0
      repeat {
        guard index < characters.count else { return false }
        if peek(0) == "/", peek(1) == "*" {
          depth += 1
          index += 2
        } else if peek(0) == "*", peek(1) == "/" {
          depth -= 1
          index += 2
        } else {
          index += 1
        }
      } while depth > 0
      return true
    }

    private var isRawString: Bool {
      var ahead = index
      while ahead < characters.count, characters[ahead] == "#" { ahead += 1 }
      return ahead < characters.count && characters[ahead] == "\""
    }

    /// Reads a string literal with its interpolations.
    private mutating func readString() -> Bool {
      let start = index
      var pounds = 0
      while peek(0) == "#" {
        pounds += 1
        index += 1
      }
      let isLong = peek(0) == "\"" && peek(1) == "\"" && peek(2) == "\""
      index += isLong ? 3 : 1
      while index < characters.count {
        let character = characters[index]
        if character == "\\", isEscape(pounds) {
          index += 1 + pounds
          guard peek(0) == "(" else {
            index += 1
            continue
          }
          guard skipInterpolation() else { return false }
        } else if character == "\"", isEnd(isLong: isLong, pounds) {
          index += (isLong ? 3 : 1) + pounds
          if !isInBody { text += String(characters[start..<index]) }
          if interpolations == 0 { literals.append(start..<index) }
          return true
        } else if character.isNewline, !isLong {
          return false
        } else {
          index += 1
        }
      }
      return false
    }

    private func isEscape(_ pounds: Int) -> Bool { (0..<pounds).allSatisfy { peek(1 + $0) == "#" } }

    private func isEnd(isLong: Bool, _ pounds: Int) -> Bool {
      let quotes = isLong ? 3 : 1
      return (0..<quotes).allSatisfy { peek($0) == "\"" } && (0..<pounds).allSatisfy { peek(quotes + $0) == "#" }
    }

    private mutating func skipInterpolation() -> Bool {
      let (outerText, outerBraces) = (text, braces)
      braces.append(.body)
      interpolations += 1
      defer {
        (text, braces) = (outerText, outerBraces)
        interpolations -= 1
      }
      var depth = 0
      repeat {
        guard let character = peek(0) else { return false }
        if character == "\"" {
          guard readString() else { return false }
          continue
        }
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        index += 1
      } while depth > 0
      return true
    }
  }
}
