import CairnSwiftSources

/// The capitalized names that a Swift file declares.
///
/// Scopes do not count: a name declared anywhere is never said to be missing elsewhere.
struct DeclaredNames {
  /// Types with their generic parameters, and variables and functions.
  private(set) var names: Set<String> = []
  /// Parameters of functions, which only this file can name.
  private(set) var parameters: Set<String> = []

  private let source: SourceTokens
  private let onlyPublic: Bool
  /// For each open brace whether everything in it is public, as in a public extension.
  private var isPublic: [Bool] = []
  /// Whether that holds for the next brace.
  private var opensPublic = false

  /// - Parameters:
  ///   - onlyPublic: Whether only what other modules can use counts.
  ///   - isCompiled: Whether the token at an index may be compiled.
  init(in source: SourceTokens, onlyPublic: Bool = false, where isCompiled: (Int) -> Bool = { _ in true }) {
    self.source = source
    self.onlyPublic = onlyPublic
    for (index, token) in source.tokens.enumerated() where isCompiled(index) {
      if token.kind == .word {
        read(token, at: index)
      } else if token.isSymbol("{") {
        isPublic.append(opensPublic)
        opensPublic = false
      } else if token.isSymbol("}") {
        _ = isPublic.popLast()
      }
    }
  }

  private static let types: Set = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "macro", "precedencegroup",
  ]

  private mutating func read(_ token: Token, at index: Int) {
    guard !source.holds(index - 1, ".") else { return }
    switch token.text {
    case _ where Self.types.contains(token.text):
      guard let name = source.name(index + 1), name.isTypeName else { return }
      let counts = token.text == "associatedtype" || isVisible(index)
      if token.text == "protocol", counts { opensPublic = true }
      guard counts else { return }
      names.insert(name)
      names.formUnion(generics(at: index + 2))
    case "extension": opensPublic = hasPublic(index)
    case "func", "init", "subscript":
      if token.text == "func", let name = source.name(index + 1), name.isTypeName, isVisible(index) {
        names.insert(name)
      }
      // The name of an operator can be `<`.
      var next = index + 1
      while let token = source[next], next < index + 6, !token.isSymbol("("), !token.isSymbol("<") { next += 1 }
      while source.holds(next, "<"), source[next + 1]?.kind == .symbol { next += 1 }
      parameters.formUnion(generics(at: next))
    case "let", "var": if isVisible(index) { names.formUnion(variables(at: index + 1)) }
    case "case": if !onlyPublic { names.formUnion(cases(at: index + 1)) }
    case "for": if let name = source.name(index + 1), source.holds(index + 2, "in") { parameters.insert(name) }
    default: readParameter(token, at: index)
    }
  }

  /// A parameter of a function or a closure, or the label of an argument: `(Size: Int)`, `(of Size: Int)`, `{ Size in`.
  private mutating func readParameter(_ token: Token, at index: Int) {
    guard !onlyPublic, token.text.isTypeName, let next = source[index + 1], let previous = source[index - 1] else {
      return
    }
    if next.isSymbol(":") {
      let isLabel = previous.isSymbol("(") || previous.isSymbol(",") || previous.kind == .word || token.startsLine
      if isLabel { parameters.insert(token.text) }
    } else if next.isWord("in") || next.isSymbol(",") {
      var start = index
      while source.holds(start - 1, ","), source[start - 2]?.kind == .word { start -= 2 }
      let opens = source.holds(start - 1, "{") || source.holds(start - 1, "(") && source.holds(start - 2, "{")
      if opens { parameters.insert(token.text) }
    } else if next.isSymbol(")"), source.holds(index + 2, "in") {
      parameters.insert(token.text)
    }
  }

  // MARK: Visibility

  private func isVisible(_ index: Int) -> Bool { !onlyPublic || isPublic.last == true || hasPublic(index) }

  /// Whether a declaration is public, which stands in the line of its keyword.
  private func hasPublic(_ index: Int) -> Bool {
    guard onlyPublic else { return false }
    var index = index
    while let token = source[index], !token.startsLine {
      index -= 1
      if source.holds(index, "public") || source.holds(index, "open") { return true }
    }
    return false
  }

  // MARK: Lists of names

  /// The names in `<A, each B: C>`.
  private func generics(at index: Int) -> Set<String> {
    guard source.holds(index, "<") else { return [] }
    var found: Set<String> = []
    var depth = 0
    var next = index
    while let token = source[next], next < index + 200 {
      if token.isSymbol("<") { depth += 1 }
      if token.isSymbol(">") { depth -= 1 }
      if depth == 0 || token.isSymbol("{") { break }
      if depth == 1, token.isSymbol("<") || token.isSymbol(",") {
        let isMarked = source.holds(next + 1, "each") || source.holds(next + 1, "let")
        if let name = source.name(next + (isMarked ? 2 : 1)) { found.insert(name) }
      }
      next += 1
    }
    return found.filter(\.isTypeName)
  }

  /// The names of `let Size`, or `let (Width, Height)`.
  private func variables(at index: Int) -> Set<String> {
    guard source.holds(index, "(") else { return Set([source.name(index)].compactMap(\.self).filter(\.isTypeName)) }
    return Set((index + 1..<max(index + 1, source.closing(index))).compactMap(source.name).filter(\.isTypeName))
  }

  /// The names of `case Small, Large(Int), Other = "other"`. Those with a member, as in `case Size.small:`, are patterns.
  private func cases(at index: Int) -> Set<String> {
    var found: Set<String> = []
    var next = index
    while let name = source.name(next), !source.holds(next + 1, ".") {
      if name.isTypeName { found.insert(name) }
      next += 1
      if source.holds(next, "(") { next = source.closing(next) + 1 }
      if source.holds(next, "=") { next += source.holds(next + 1, "-") ? 3 : 2 }
      guard source.holds(next, ",") else { break }
      next += 1
    }
    return found
  }
}
