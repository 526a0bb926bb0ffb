import CairnCore

/// A pattern such as `/recipes/{id}?page={page}`, read.
struct PatternText: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case literal(String)
    case capture(String)
  }

  private(set) var parts: [Part] = []
  /// The items of the query that the pattern reads, with the names of their captures.
  private(set) var query: [(item: String, capture: String)] = []
  private(set) var problem: String?

  init(_ text: String) {
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    for segment in halves[0].split(separator: "/") {
      switch Self.capture(in: segment) {
      case .some(.some(let name)): parts.append(.capture(name))
      case .some(.none): parts.append(.literal(String(segment)))
      case .none: note("“\(segment)” has to be one name in braces, or a text without any", in: text)
      }
    }
    if halves.count > 1 {
      for pair in halves[1].split(separator: "&") {
        let sides = pair.split(separator: "=", maxSplits: 1)
        if sides.count == 2, case .some(.some(let name)) = Self.capture(in: sides[1]) {
          query.append((String(sides[0]), name))
        } else {
          note("“\(pair)” has to be an item of a query, such as “page={page}”", in: text)
        }
      }
    }
    if parts.isEmpty { note("it has no part in the path", in: text) }
    if Set(names).count != names.count { note("two captures have the same name", in: text) }
  }

  private mutating func note(_ reason: String, in text: String) {
    problem = problem ?? "The URL pattern “\(text)” is never used: \(reason)."
  }

  /// Returns the name of a capture, `.some(nil)` for a literal, and `nil` if the segment is malformed.
  private static func capture(in segment: Substring) -> String?? {
    guard segment.contains(where: { $0 == "{" || $0 == "}" }) else { return .some(nil) }
    let name = segment.dropFirst().dropLast()
    guard segment.first == "{", segment.last == "}", !name.isEmpty, !name.contains(where: { $0 == "{" || $0 == "}" })
    else { return nil }
    return .some(String(name))
  }

  /// The names of all captures.
  var names: [String] {
    parts.compactMap { if case .capture(let name) = $0 { name } else { nil } } + query.map(\.capture)
  }

  func fit(_ address: PageAddress) -> PageURLFit? {
    guard problem == nil, parts.count <= address.segments.count else { return nil }
    var named = 0
    for (part, segment) in zip(parts, address.segments) {
      switch part {
      case .literal(let text):
        guard text == segment else { return nil }
        named += 1
      case .capture: if segment.isEmpty { return nil }
      }
    }
    return PageURLFit(segments: parts.count, named: named)
  }

  func captures(of address: PageAddress) -> URLCaptures? {
    guard fit(address) != nil else { return nil }
    var captures = URLCaptures()
    for (part, segment) in zip(parts, address.segments) {
      if case .capture(let name) = part { captures[name] = segment }
    }
    for (item, name) in query { captures[name] = address.query[item] }
    return captures
  }

  /// Returns the address with these captures, or `nil` if a segment is missing or could not be read again.
  func address(with captures: URLCaptures) -> PageAddress? {
    guard problem == nil else { return nil }
    var address = PageAddress()
    for part in parts {
      switch part {
      case .literal(let text): address.segments.append(text)
      case .capture(let name):
        // A segment of dots is a direction, and browsers and proxies follow it.
        guard let text = captures[name], !text.isEmpty, text != ".", text != "..", !text.contains("\0") else {
          return nil
        }
        address.segments.append(text)
      }
    }
    for (item, name) in query { address.query[item] = captures[name] }
    return address
  }

  static func == (a: PatternText, b: PatternText) -> Bool {
    a.parts == b.parts && a.query.elementsEqual(b.query) { $0 == $1 }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}
