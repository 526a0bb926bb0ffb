import CairnSwiftSources

/// A pattern such as `/issues/{number}?page={page}`, read.
struct RoutePattern: Equatable {
  enum Part: Equatable {
    case literal(String)
    case capture(String)
    /// Takes the rest of the path.
    case rest(String)

    /// The name in braces.
    var name: String? {
      switch self {
      case .literal: nil
      case .capture(let name), .rest(let name): name
      }
    }

    /// What decides which URLs fit: the names of captures do not.
    var shape: String {
      switch self {
      case .literal(let text): "/" + text
      case .capture: "/{}"
      case .rest: "/{...}"
      }
    }

    /// Parts with lower ranks are tried first.
    var rank: Int {
      switch self {
      case .literal: 0
      case .capture: 1
      case .rest: 2
      }
    }
  }

  struct Item: Equatable {
    var item: String
    var name: String
  }

  /// What is wrong with a pattern, and at which byte.
  struct Problem: Error, Equatable {
    var message: String
    var offset: Int
  }

  private(set) var parts: [Part] = []
  private(set) var query: [Item] = []

  init(_ text: String) throws(Problem) {
    guard text.hasPrefix("/") else { throw Problem(message: "a route starts with '/'", offset: 0) }
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves[0] != "/" else {
      throw Problem(message: "'/' shows the first page of the stack, which needs no route", offset: 0)
    }
    for segment in halves[0].dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      let offset = segment.utf8.distance(from: text.startIndex, to: segment.startIndex)
      if case .rest? = parts.last {
        throw Problem(message: "nothing can follow the rest of the path", offset: offset)
      }
      parts.append(try Self.part(segment, at: offset))
    }
    if halves.count > 1 {
      for pair in halves[1].split(separator: "&", omittingEmptySubsequences: false) {
        query.append(try Self.item(pair, at: pair.utf8.distance(from: text.startIndex, to: pair.startIndex)))
      }
    }
    var known: Set<String> = []
    for name in names where !known.insert(name).inserted {
      throw Problem(message: "two captures are named '\(name)'", offset: 0)
    }
  }

  static func shape(_ parts: some Sequence<Part>) -> String { parts.map(\.shape).joined() }

  /// The names of all captures.
  var names: [String] { parts.compactMap(\.name) + query.map(\.name) }

  private static func part(_ segment: Substring, at offset: Int) throws(Problem) -> Part {
    guard segment.contains(where: { $0 == "{" || $0 == "}" }) else {
      guard !segment.isEmpty, segment != ".", segment != "..", !segment.contains("#") else {
        throw Problem(message: "'\(segment)' cannot be a part of a path", offset: offset)
      }
      guard !segment.contains("%") else {
        throw Problem(message: "'\(segment)' is written as in a URL: write the text itself", offset: offset)
      }
      return .literal(String(segment))
    }
    let inner = segment.dropFirst().dropLast()
    if segment.first == "{", segment.last == "}", isName(inner) { return .capture(String(inner)) }
    if segment.first == "{", segment.hasSuffix("...}"), isName(inner.dropLast(3)) {
      return .rest(String(inner.dropLast(3)))
    }
    throw Problem(
      message: "'\(segment)' has to be one name in braces, such as '{id}' or '{path...}', or a text without any",
      offset: offset)
  }

  private static func item(_ pair: Substring, at offset: Int) throws(Problem) -> Item {
    let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if sides.count == 2, !sides[0].isEmpty, !sides[0].contains(where: { "{}#".contains($0) }),
      sides[1].first == "{", sides[1].last == "}", isName(sides[1].dropFirst().dropLast())
    {
      return Item(item: String(sides[0]), name: String(sides[1].dropFirst().dropLast()))
    }
    throw Problem(message: "'\(pair)' has to be an item of the query, such as 'page={page}'", offset: offset)
  }

  private static func isName(_ text: Substring) -> Bool {
    let source = SourceTokens(String(text))
    return source.count == 1 && source[0]?.kind == .word && source[0]?.text == String(text) && !text.hasPrefix("`")
  }
}
