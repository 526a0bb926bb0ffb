/// The languages of the header `Accept-Language`, the most wanted one first.
struct AcceptedLanguages {
  /// The tags, such as `de-AT`: the language, the script and the region.
  let tags: [String]

  private static let most = 20

  init(_ header: String) {
    var found: [(tag: String, weight: Double)] = []
    for item in header.split(separator: ",").prefix(Self.most) {
      let parts = item.split(separator: ";").map { $0.filter { $0 != " " } }
      guard let tag = parts.first.flatMap({ Self.tag($0) }) else { continue }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      guard weight > 0, weight <= 1, !found.contains(where: { $0.tag == tag }) else { continue }
      found.append((tag, weight))
    }
    // Sorting keeps the order of those with the same weight.
    let order = found.indices.sorted { (-found[$0].weight, $0) < (-found[$1].weight, $1) }
    tags = order.map { found[$0].tag }
  }

  /// Returns the language, script and region of a tag, or `nil` if it does not begin with a language.
  private static func tag(_ text: String) -> String? {
    let parts = text.split(separator: "-", maxSplits: 8, omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.count), language.allSatisfy(isLetter) else {
      return nil
    }
    var tag = language.lowercased()
    for part in parts.dropFirst() {
      if isScript(part) {
        tag += "-" + part.prefix(1).uppercased() + part.dropFirst().lowercased()
      } else if isRegion(part) {
        return tag + "-" + part.uppercased()
      } else {
        // Variants and extensions come after the region.
        break
      }
    }
    return tag
  }

  private static func isScript(_ part: Substring) -> Bool { part.count == 4 && part.allSatisfy(isLetter) }

  private static func isRegion(_ part: Substring) -> Bool {
    part.count == 2 ? part.allSatisfy(isLetter) : part.count == 3 && part.allSatisfy(\.isASCIIDigit)
  }

  private static func isLetter(_ character: Character) -> Bool { character.isASCII && character.isLetter }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
