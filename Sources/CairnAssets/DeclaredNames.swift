/// The static members that a target declares itself in extensions of the types that get constants.
///
/// A constant of the same name would be a second declaration, which does not compile, so the target's own one wins.
struct DeclaredNames {
  private var names: [String: Set<String>] = [:]

  /// Adds what a source file declares.
  mutating func add(_ source: String) {
    guard source.contains("extension") else { return }
    var reader = Reader(tokens: SwiftTokens.of(source))
    reader.read()
    names.merge(reader.names) { $0.union($1) }
  }

  /// Returns whether one of the types has a member of the name.
  func contains(_ name: String, in types: [String]) -> Bool {
    let plain = name.filter { $0 != "`" }
    return types.contains { names[$0]?.contains(plain) == true }
  }

  private struct Reader {
    typealias Token = SwiftTokens.Token

    let tokens: [Token]
    var names: [String: Set<String>] = [:]
    private var index = 0
    /// For each open brace, the type whose extension it opens, or `nil`.
    private var scopes: [String?] = []
    private var parentheses = 0
    private var pendingExtension: String?
    private var isStatic = false
    /// Whether a comma may be followed by a further member of the declaration, as in `static let a = 1, b = 2`.
    private var isInBindings = false

    init(tokens: [Token]) { self.tokens = tokens }

    private var type: String? { parentheses == 0 ? scopes.last ?? nil : nil }

    mutating func read() {
      while index < tokens.count {
        defer { index += 1 }
        switch tokens[index] {
        case .sign(let sign): take(sign)
        case .word(let word, let isQuoted): if !isQuoted, !isMember { take(word) }
        }
      }
    }

    /// Whether the current word follows a dot, and so is no keyword.
    private var isMember: Bool { index > 0 && tokens[index - 1] == .sign(".") }

    private mutating func take(_ sign: Character) {
      switch sign {
      case "{":
        scopes.append(pendingExtension)
        pendingExtension = nil
      case "}":
        _ = scopes.popLast()
        (isStatic, isInBindings) = (false, false)
      case "(", "[": parentheses += 1
      case ")", "]": parentheses = max(0, parentheses - 1)
      case ",":
        if isInBindings, let name = word(at: index + 1), [.sign("="), .sign(":")].contains(token(at: index + 2)) {
          add(name)
        }
      default: break
      }
    }

    private mutating func take(_ word: String) {
      switch word {
      case "extension": pendingExtension = extendedType()
      case "static": isStatic = true
      case "class":
        // A type inside the extension, or the same as `static`.
        if let next = self.word(at: index + 1), ["var", "let", "func"].contains(next) {
          isStatic = true
        } else {
          declare()
        }
      case "let", "var":
        if isStatic {
          declare()
          isInBindings = true
        }
      case "func":
        if isStatic { declare() }
      case "enum", "struct", "actor", "typealias": declare()
      default: break
      }
    }

    /// Returns the last part of the name after `extension`, as in `SwiftUI.Color`.
    private func extendedType() -> String? {
      var place = index + 1
      guard var name = word(at: place) else { return nil }
      while token(at: place + 1) == .sign("."), let next = word(at: place + 2) {
        name = next
        place += 2
      }
      return name
    }

    private mutating func declare() {
      if let name = word(at: index + 1) { add(name) }
      (isStatic, isInBindings) = (false, false)
    }

    private mutating func add(_ name: String) {
      if let type { names[type, default: []].insert(name) }
    }

    private func token(at place: Int) -> Token? { place < tokens.count ? tokens[place] : nil }

    private func word(at place: Int) -> String? {
      if case .word(let word, _)? = token(at: place) { word } else { nil }
    }
  }
}
