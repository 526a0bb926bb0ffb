import CairnSwiftSources

/// A case of an enum with `@Routes`.
struct RouteCase {
  struct Value: Equatable {
    /// The label without backticks, or `nil` for a value without one.
    var label: String?
    /// The label of an argument, with its colon.
    var writtenLabel = ""
    var type: String
    var defaultValue: String?
    /// The byte offset in the source.
    var position: Int
  }

  /// A string literal, and the byte offset of its text in the source.
  struct Written: Equatable {
    var text: String
    var position: Int
  }

  /// The name as written, perhaps with backticks.
  var name: String
  var position: Int
  var values: [Value] = []
  /// The pattern of its URL, if it has one.
  var pattern: Written?
  var under: Written?

  /// Returns the cases of an enum, in order.
  static func all(of type: TypeDeclaration, at syntax: SourceExcerpt) throws(Diagnostic) -> [RouteCase] {
    var cases: [RouteCase] = []
    for member in type.members { cases += try Self.cases(in: member, of: type.source, at: syntax) }
    return cases
  }

  private static func cases(
    in member: Range<Int>, of source: SourceTokens, at syntax: SourceExcerpt
  ) throws(Diagnostic) -> [RouteCase] {
    let header = DeclarationHeader(in: source, at: member.lowerBound)
    guard source[header.end]?.isWord("case") == true else { return [] }
    var found: [RouteCase] = []
    var index = header.end + 1
    while index < member.upperBound, let name = source[index], name.kind == .word {
      var one = RouteCase(name: name.text, position: name.range.lowerBound)
      index += 1
      if source[index]?.isSymbol("(") == true {
        one.values = values(in: index + 1..<source.closing(index), of: source)
        index = source.closing(index) + 1
      }
      found.append(one)
      guard source[index]?.isSymbol(",") == true else { break }
      index += 1
    }
    let attribute = header.attributes.first { $0.name == "Route" || $0.name.hasSuffix(".Route") }
    guard let attribute, !found.isEmpty else { return found }
    guard found.count == 1 else {
      throw Diagnostic("declare each case with a route separately", at: syntax, position: found[1].position)
    }
    (found[0].pattern, found[0].under) = try arguments(of: attribute, in: source, at: syntax)
    return found
  }

  private static func arguments(
    of attribute: DeclarationHeader.Attribute, in source: SourceTokens, at syntax: SourceExcerpt
  ) throws(Diagnostic) -> (Written?, Written?) {
    var found: (pattern: Written?, under: Written?) = (nil, nil)
    for index in attribute.tokens {
      guard let token = source[index], token.kind == .string else { continue }
      let text = token.text.dropFirst().dropLast()
      guard token.text.hasPrefix("\""), !token.text.hasPrefix("\"\"\""), !text.contains("\\") else {
        throw Diagnostic(
          "a route is a plain string literal", at: syntax, position: token.range.lowerBound)
      }
      let written = Written(text: String(text), position: token.range.lowerBound + 1)
      if source[index - 1]?.isSymbol(":") == true { found.under = written } else { found.pattern = written }
    }
    guard found.pattern != nil else {
      throw Diagnostic(
        "a route is a plain string literal", at: syntax,
        position: source[attribute.tokens.lowerBound]?.range.lowerBound)
    }
    return found
  }

  private static func values(in tokens: Range<Int>, of source: SourceTokens) -> [Value] {
    var values: [Value] = []
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      let end = endOfArgument(in: source, from: index, to: tokens.upperBound)
      values.append(value(in: index..<end, of: source))
      index = end + 1
    }
    return values
  }

  private static func value(in tokens: Range<Int>, of source: SourceTokens) -> Value {
    var label: String?
    var written = ""
    var start = tokens.lowerBound
    let position = source[start]?.range.lowerBound ?? 0
    // `label: Type`, or `label name: Type`.
    let words = tokens.prefix { source[$0]?.kind == .word }.count
    if (1...2).contains(words), words < tokens.count, source[start + words]?.isSymbol(":") == true {
      let text = source[start]?.text ?? ""
      start += words + 1
      // The compiler warns about backticks that a call does not need.
      let plain = text.withoutBackticks
      if plain != "_" { (label, written) = (plain, (["inout", "let", "var"].contains(plain) ? text : plain) + ": ") }
    }
    var equals = start
    while equals < tokens.upperBound, source[equals]?.isSymbol("=") == false {
      equals = source[equals]?.opens == true ? source.closing(equals) + 1 : equals + 1
    }
    return Value(
      label: label, writtenLabel: written, type: source.text(start..<equals),
      defaultValue: equals < tokens.upperBound ? source.text(equals + 1..<tokens.upperBound) : nil, position: position)
  }

  private static func endOfArgument(in source: SourceTokens, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, let token = source[index], !token.isSymbol(",") {
      if let next = source.endOfGenericArguments(at: index) {
        index = next
      } else {
        index = token.opens ? source.closing(index) + 1 : index + 1
      }
    }
    return min(index, end)
  }
}
