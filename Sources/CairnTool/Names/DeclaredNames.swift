import CairnSwiftSources

/// The capitalized names that a Swift file declares.
///
/// Scopes do not count: a name declared anywhere is never said to be missing elsewhere.
struct DeclaredNames {
  /// Types with their generic parameters, and variables and functions.
  private(set) var names: Set<String> = []
  /// Parameters of functions, which only this file can name.
  private(set) var parameters: Set<String> = []
  /// The names outside of types.
  private(set) var outside: Set<String> = []
  /// The types among the names by the types around them.
  private(set) var nested: [String: Set<String>] = [:]
  /// The types whose members others inherit: classes and protocols.
  private(set) var inherited: Set<String> = []

  private let source: SourceTokens
  private let onlyPublic: Bool
  private struct Scope {
    /// The type that it declares or extends.
    var type: String?
    /// Whether everything in it is public, as in a public extension.
    var isPublic = false
  }

  private var scopes: [Scope] = []
  /// The scope that the next brace opens.
  private var next = Scope()

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
        scopes.append(next)
        next = Scope()
      } else if token.isSymbol("}") {
        _ = scopes.popLast()
      }
    }
  }

  private static let types: Set = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "macro", "precedencegroup",
  ]
  private static let scoped: Set = ["struct", "class", "enum", "protocol", "actor"]

  private mutating func add(_ name: String, to type: String?) {
    if let type { nested[type, default: []].insert(name) } else { outside.insert(name) }
    names.insert(name)
  }

  private mutating func read(_ token: Token, at index: Int) {
    guard !source.holds(index - 1, ".") else { return }
    switch token.text {
    case _ where Self.types.contains(token.text):
      guard let name = source.name(index + 1), name.isTypeName else { return }
      if Self.scoped.contains(token.text) { next = Scope(type: name) }
      guard token.text == "associatedtype" || isVisible(index) else { return }
      if token.text == "protocol" { next.isPublic = true }
      if token.text == "protocol" || token.text == "class" { inherited.insert(name) }
      add(name, to: scopes.last?.type)
      for parameter in generics(at: index + 2) { add(parameter, to: name) }
    case "extension":
      var end = index + 1
      while source.holds(end + 1, ".") { end += 2 }
      next = Scope(type: source.name(end), isPublic: hasPublic(index))
    case "func", "init", "subscript":
      if token.text == "func", let name = source.name(index + 1), name.isTypeName, isVisible(index) {
        names.insert(name)
        if isOutside { outside.insert(name) }
      }
      // The name of an operator can be `<`.
      var next = index + 1
      while let token = source[next], next < index + 6, !token.isSymbol("("), !token.isSymbol("<") { next += 1 }
      while source.holds(next, "<"), source[next + 1]?.kind == .symbol { next += 1 }
      parameters.formUnion(generics(at: next))
    case "let", "var":
      guard isVisible(index) else { return }
      let variables = variables(at: index + 1)
      names.formUnion(variables)
      if isOutside { outside.formUnion(variables) }
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
      let isLabel =
        previous.isSymbol("(") || previous.isSymbol(",") || token.startsLine
        || previous.name.map { !UsedNames.wordsBeforeTypes.contains($0) } ?? false
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

  private var isOutside: Bool { scopes.allSatisfy { $0.type == nil } }

  private func isVisible(_ index: Int) -> Bool { !onlyPublic || scopes.last?.isPublic == true || hasPublic(index) }

  /// Whether a declaration is public. The line of its keyword says so.
  private func hasPublic(_ index: Int) -> Bool {
    guard onlyPublic else { return false }
    var index = index
    while let token = source[index], !token.startsLine {
      index -= 1
      if ["{", "}", ";"].contains(where: { source.holds(index, $0) }) { return false }
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
