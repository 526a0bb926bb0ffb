import Foundation

/// Parses the format of a predicate.
struct PredicateReader {
  typealias Condition = (Any?) -> Bool
  typealias Value = (Any?) -> Any?

  private enum Word: Equatable {
    case name(String)
    case text(String)
    case number(Double)
    case place(Character)
    case sign(String)

    /// The keyword in upper case. Keywords are case-insensitive.
    var keyword: String? { if case .name(let name) = self { name.uppercased() } else { nil } }
  }

  private var words: [Word]
  private var position = 0
  private var arguments: ArraySlice<Any>

  init(_ format: String, arguments: [Any]) {
    words = Self.words(of: format) ?? []
    self.arguments = arguments[...]
  }

  /// Returns the parsed condition, or `nil` if the format is invalid.
  mutating func read() -> Condition? {
    guard !words.isEmpty, let condition = either(), position == words.count else { return nil }
    return condition
  }

  // MARK: Conditions

  private mutating func either() -> Condition? {
    guard var result = both() else { return nil }
    while take(keyword: "OR") || take(sign: "||") {
      guard let next = both() else { return nil }
      let first = result
      result = { first($0) || next($0) }
    }
    return result
  }

  private mutating func both() -> Condition? {
    guard var result = single() else { return nil }
    while take(keyword: "AND") || take(sign: "&&") {
      guard let next = single() else { return nil }
      let first = result
      result = { first($0) && next($0) }
    }
    return result
  }

  private mutating func single() -> Condition? {
    if take(keyword: "NOT") || take(sign: "!") { return single().map { inner in { !inner($0) } } }
    if take(keyword: "TRUEPREDICATE") { return { _ in true } }
    if take(keyword: "FALSEPREDICATE") { return { _ in false } }
    if take(sign: "(") {
      guard let inner = either(), take(sign: ")") else { return nil }
      return inner
    }
    return comparison()
  }

  private mutating func comparison() -> Condition? {
    guard let left = value(), let comparison = comparisonSign() else { return nil }
    let options = comparisonOptions()
    guard let right = value() else { return nil }
    return { comparison.holds(left($0), right($0), options) }
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

  private mutating func value() -> Value? {
    guard let word = words.element(at: position) else { return nil }
    position += 1
    switch word {
    case .text(let text): return { _ in text }
    case .number(let number): return { _ in number }
    case .place(let kind):
      guard let argument = arguments.popFirst() else { return nil }
      return kind == "K" ? path("\(argument)") : { _ in argument }
    case .sign("{"): return list()
    case .sign: return nil
    case .name(let name):
      switch name.uppercased() {
      case "SELF": return { $0 }
      case "TRUE", "YES": return { _ in true }
      case "FALSE", "NO": return { _ in false }
      case "NIL", "NULL": return { _ in nil }
      default: return path(name)
      }
    }
  }

  private mutating func list() -> Value? {
    var values: [Value] = []
    while !take(sign: "}") {
      guard let value = value() else { return nil }
      values.append(value)
      _ = take(sign: ",")
    }
    return { object in values.compactMap { $0(object) } }
  }

  private func path(_ path: String) -> Value {
    let keys = path.split(separator: ".").map(String.init).filter { $0.uppercased() != "SELF" }
    return { object in
      keys.reduce(object) { found, key in
        guard let found else { return nil }
        if let dictionary = found as? [String: Any] { return dictionary[key] }
        return Mirror(reflecting: found).child(key)
      }
    }
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
        words.append(.number(number))
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

extension Mirror {
  /// Returns a stored property by name, of this type or a superclass.
  fileprivate func child(_ name: String) -> Any? {
    // Property wrappers and macros store properties under a name with an underscore.
    if let child = children.first(where: { $0.label == name || $0.label == "_" + name }) { return child.value }
    return superclassMirror?.child(name)
  }
}
