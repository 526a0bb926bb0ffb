/// The condition of an `#if` or `#elseif`.
indirect enum Condition: Equatable {
  case flag(String)
  /// A question such as `os(iOS)`.
  case question(String, argument: String)
  case literal(Bool)
  case not(Condition)
  case all(Condition, Condition)
  case any(Condition, Condition)
  /// Something that only the compiler understands.
  case other

  init(_ text: String) {
    var parser = Parser(words: Self.words(of: text))
    let condition = parser.alternatives()
    self = parser.isAtEnd ? condition : .other
  }

  /// Whether it holds, or `nil` if that cannot be said.
  func holds(in world: CompilerWorld) -> Bool? {
    switch self {
    case .flag(let name): world.hasFlag(name)
    case .question(let name, let argument): world.answer(name, argument)
    case .literal(let value): value
    case .not(let one): one.holds(in: world).map { !$0 }
    case .all(let one, let other):
      switch (one.holds(in: world), other.holds(in: world)) {
      case (false, _), (_, false): false
      case (true, true): true
      default: nil
      }
    case .any(let one, let other):
      switch (one.holds(in: world), other.holds(in: world)) {
      case (true, _), (_, true): true
      case (false, false): false
      default: nil
      }
    case .other: nil
    }
  }

  /// The questions in it, such as `os(iOS)`.
  var questions: [(name: String, argument: String)] {
    switch self {
    case .question(let name, let argument): [(name, argument)]
    case .not(let one): one.questions
    case .all(let one, let other), .any(let one, let other): one.questions + other.questions
    case .flag, .literal, .other: []
    }
  }

  private static func words(of text: String) -> [String] {
    let code = text.firstRange(of: "//").map { String(text[..<$0.lowerBound]) } ?? text
    return code.matches(of: /&&|\|\||!|\(|\)|[^\s()!&|]+/).map { String($0.output) }
  }
}

/// Reads words from the start to the end.
private struct Parser {
  let words: [String]
  private var position = 0

  init(words: [String]) { self.words = words }

  var isAtEnd: Bool { position >= words.count }
  private var depth = 0

  private mutating func take(_ word: String) -> Bool {
    guard !isAtEnd, words[position] == word else { return false }
    position += 1
    return true
  }

  mutating func alternatives() -> Condition {
    var condition = parts()
    while take("||") { condition = .any(condition, parts()) }
    return condition
  }

  private mutating func parts() -> Condition {
    var condition = part()
    while take("&&") { condition = .all(condition, part()) }
    return condition
  }

  private mutating func part() -> Condition {
    guard !isAtEnd, depth < 100 else { return .other }
    depth += 1
    defer { depth -= 1 }
    if take("!") { return .not(part()) }
    if take("(") {
      let inner = alternatives()
      return take(")") ? inner : .other
    }
    let word = words[position]
    position += 1
    if word == "true" || word == "false" { return .literal(word == "true") }
    guard take("(") else { return .flag(word) }
    var argument = ""
    while !isAtEnd, words[position] != ")" {
      argument += words[position]
      position += 1
    }
    return take(")") ? .question(word, argument: argument) : .other
  }
}
