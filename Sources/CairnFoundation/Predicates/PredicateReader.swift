import Foundation

/// Parses the format of a predicate.
struct PredicateReader {
  private enum Word: Equatable {
    case name(String)
    case text(String)
    case number(Double)
    case integer(Int64)
    case place(Character)
    case sign(String)

    /// The keyword in upper case. Keywords are case-insensitive.
    var keyword: String? { if case .name(let name) = self { name.uppercased() } else { nil } }
  }

  private var words: [Word]
  private var position = 0
  private var depth = 0
  private var arguments: ArraySlice<Any>

  init(_ format: String, arguments: [Any]) {
    words = Self.words(of: format) ?? []
    self.arguments = arguments[...]
  }

  /// Returns the parsed condition, or `nil` if the format is invalid.
  mutating func read() -> PredicateTree? {
    guard !words.isEmpty, let condition = either(), position == words.count else { return nil }
    return condition
  }

  // MARK: Conditions

  private mutating func either() -> PredicateTree? {
    guard let first = both() else { return nil }
    var parts = [first]
    while take(keyword: "OR") || take(sign: "||") {
      guard let next = both() else { return nil }
      parts.append(next)
    }
    return parts.count == 1 ? first : .any(parts)
  }

  private mutating func both() -> PredicateTree? {
    guard let first = single() else { return nil }
    var parts = [first]
    while take(keyword: "AND") || take(sign: "&&") {
      guard let next = single() else { return nil }
      parts.append(next)
    }
    return parts.count == 1 ? first : .all(parts)
  }

  private mutating func single() -> PredicateTree? {
    // A format may nest deeper than the stack.
    depth += 1
    defer { depth -= 1 }
    guard depth < 200 else { return nil }
    if take(keyword: "NOT") || take(sign: "!") { return single().map(PredicateTree.not) }
    if take(keyword: "TRUEPREDICATE") { return .constant(true) }
    if take(keyword: "FALSEPREDICATE") { return .constant(false) }
    if take(sign: "(") {
      guard let inner = either(), take(sign: ")") else { return nil }
      return inner
    }
    return comparison()
  }

  private mutating func comparison() -> PredicateTree? {
    let isNone = take(keyword: "NONE")
    let isAny = isNone || take(keyword: "ANY") || take(keyword: "SOME")
    let isAll = !isAny && take(keyword: "ALL")
    guard let left = value(), let comparison = comparisonSign() else { return nil }
    let options = comparisonOptions()
    guard let right = value() else { return nil }
    let tree = PredicateTree.comparison(comparison, left, right, options, isAny ? .any : isAll ? .all : .one)
    return isNone ? .not(tree) : tree
  }

  private mutating func comparisonSign() -> PredicateComparison? {
    guard let word = words.element(at: position) else { return nil }
    let name = if case .sign(let sign) = word { sign } else { word.keyword ?? "" }
    guard let found = PredicateComparison(name) else { return nil }
    position += 1
    return found
  }

  /// Parses `[cd]`: case- and diacritic-insensitive.
  private mutating func comparisonOptions() -> String.CompareOptions {
    guard take(sign: "["), let letters = words.element(at: position)?.keyword else { return [] }
    position += 1
    _ = take(sign: "]")
    var options: String.CompareOptions = []
    if letters.contains("C") { options.insert(.caseInsensitive) }
    if letters.contains("D") { options.insert(.diacriticInsensitive) }
    return options
  }

  // MARK: Values

  private mutating func value() -> PredicateTerm? {
    guard let term = plainValue() else { return nil }
    // The members of a subquery's result: SUBQUERY(…).@count.
    guard case .subquery = term, take(sign: "."), case .name(let name)? = words.element(at: position) else {
      return term
    }
    position += 1
    return .member(term, keys(name))
  }

  private mutating func plainValue() -> PredicateTerm? {
    // Lists and subqueries nest, too.
    depth += 1
    defer { depth -= 1 }
    guard depth < 200 else { return nil }
    guard let word = words.element(at: position) else { return nil }
    position += 1
    switch word {
    case .text(let text): return .value(text)
    case .number(let number): return .value(number)
    case .integer(let number): return .value(number)
    case .place(let kind):
      guard let argument = arguments.popFirst() else { return nil }
      return kind == "K" ? path("\(argument)") : .value(KeyedValues.plain(argument))
    case .sign("{"): return list()
    case .sign("#"):
      // An escaped name, which may be a keyword.
      guard case .name(let name)? = words.element(at: position) else { return nil }
      position += 1
      return .path(name.split(separator: ".").map(String.init))
    case .sign: return nil
    case .name(let name):
      switch name.uppercased() {
      case "TRUE", "YES": return .value(true)
      case "FALSE", "NO": return .value(false)
      case "NIL", "NULL": return .value(nil)
      case "SUBQUERY" where words.element(at: position) == .sign("("): return subquery()
      default: return path(name)
      }
    }
  }

  /// Parses what follows `SUBQUERY`: a collection, a variable and a condition on each element.
  private mutating func subquery() -> PredicateTerm? {
    guard take(sign: "("), let collection = value(), take(sign: ","),
      case .variable(let name, _)? = value(), take(sign: ","), let condition = either(), take(sign: ")")
    else { return nil }
    return .subquery(collection, variable: name, condition)
  }

  private mutating func list() -> PredicateTerm? {
    var values: [PredicateTerm] = []
    while !take(sign: "}") {
      guard let value = value() else { return nil }
      values.append(value)
      _ = take(sign: ",")
    }
    return .list(values)
  }

  private func path(_ path: String) -> PredicateTerm {
    let keys = keys(path)
    guard let first = keys.first, first.hasPrefix("$") else { return .path(keys) }
    return .variable(String(first.dropFirst()), Array(keys.dropFirst()))
  }

  private func keys(_ path: String) -> [String] {
    path.split(separator: ".").map(String.init).filter { $0.uppercased() != "SELF" }
  }

  // MARK: Tokens

  private mutating func take(keyword: String) -> Bool { take { $0.keyword == keyword } }
  private mutating func take(sign: String) -> Bool { take { $0 == .sign(sign) } }

  private mutating func take(where isWanted: (Word) -> Bool) -> Bool {
    guard let word = words.element(at: position), isWanted(word) else { return false }
    position += 1
    return true
  }

  private static func words(of format: String) -> [Word]? {
    var words: [Word] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        rest.removeFirst()
        guard let end = rest.firstIndex(of: first) else { return nil }
        words.append(.text(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      } else if first == "%" {
        rest.removeFirst()
        // A number's placeholder may contain a length: %ld.
        let kind = rest.drop { $0 == "l" || $0 == "h" || $0 == "q" }
        guard let letter = kind.first else { return nil }
        words.append(.place(letter))
        rest = kind.dropFirst()
      } else if first.isNumber || (first == "-" && rest.dropFirst().first?.isNumber == true) {
        let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        guard let number = Double(digits) else { return nil }
        words.append(Int64(digits).map(Word.integer) ?? .number(number))
        rest = rest[digits.endIndex...]
      } else if first.isLetter || first == "_" || first == "@" || first == "$" {
        let name = rest.prefix { $0.isLetter || $0.isNumber || "_.@$".contains($0) }
        words.append(.name(String(name)))
        rest = rest[name.endIndex...]
      } else {
        let two = String(rest.prefix(2))
        let sign = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"].contains(two) ? two : String(first)
        words.append(.sign(sign))
        rest = rest.dropFirst(sign.count)
      }
    }
    return words
  }
}

extension Array {
  fileprivate func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
