/// A rule of the style sheet, split into the parts that decide whether a page needs it.
struct StyleRule: Sendable {
  /// `@media` or `@container` and its condition, around the rule.
  var media: String?
  var selectors: [Selector]
  var declarations: [Declaration]
  /// The name of `@keyframes`, whose steps are the only declaration.
  var keyframes: String?

  struct Selector: Sendable {
    let text: String
    /// The names that must occur in a page for the rule to match. Conditions in parentheses are left out.
    let needs: Set<String>
    /// Whether it matches only elements under the pointer.
    let isOfPointer: Bool

    init(_ bytes: ArraySlice<UInt8>) {
      text = StyleRule.text(bytes)
      needs = StyleRule.needs(of: bytes)
      let positive = text.split(separator: ":not(").enumerated().map { index, part in
        index == 0 ? part : part.drop { $0 != ")" }
      }
      isOfPointer = positive.contains { $0.contains(":hover") || $0.contains(":active") }
    }
  }

  struct Declaration: Sendable {
    let text: String
    /// The custom property that it sets.
    let sets: String?
    /// The custom properties and animations that it reads.
    let reads: [String]

    init(_ bytes: ArraySlice<UInt8>) {
      text = StyleRule.text(bytes)
      let colon = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
      sets = bytes.starts(with: "--".utf8) ? StyleRule.text(bytes[..<colon]) : nil
      var reads = PageNames.variables(in: bytes)
      if bytes.starts(with: "animation:".utf8) {
        reads.insert("@" + StyleRule.text(bytes[colon...].dropFirst().prefix { $0 != UInt8(ascii: " ") }))
      }
      self.reads = Array(reads)
    }
  }

  /// Reads a style sheet without comments.
  static func list(_ text: String) -> [StyleRule] { list(Array(text.utf8)[...], in: nil) }

  private static func list(_ bytes: ArraySlice<UInt8>, in media: String?) -> [StyleRule] {
    blocks(bytes).flatMap { head, body -> [StyleRule] in
      let name = text(head)
      if name.hasPrefix("@media") || name.hasPrefix("@container") { return list(body, in: name) }
      var rule = StyleRule(media: media, selectors: [], declarations: [])
      if name.hasPrefix("@keyframes ") {
        rule.keyframes = String(name.dropFirst(11))
        rule.declarations = [Declaration(body)]
      } else {
        rule.selectors = parts(head, at: UInt8(ascii: ",")).map { Selector($0) }
        rule.declarations = parts(body, at: UInt8(ascii: ";")).map { Declaration($0) }
      }
      return [rule]
    }
  }

  fileprivate static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(
      decoding: bytes.contains(UInt8(ascii: "\n")) ? bytes.filter { $0 != UInt8(ascii: "\n") }[...] : bytes,
      as: UTF8.self)
  }

  /// Splits a text into the heads before braces and the bodies between them.
  private static func blocks(_ bytes: ArraySlice<UInt8>) -> [(head: ArraySlice<UInt8>, body: ArraySlice<UInt8>)] {
    var blocks: [(ArraySlice<UInt8>, ArraySlice<UInt8>)] = []
    var rest = bytes
    while let open = rest.firstIndex(of: UInt8(ascii: "{")), let end = end(ofPairAt: open, in: rest) {
      blocks.append((rest[..<open], rest[(open + 1)..<end]))
      rest = rest[(end + 1)...]
    }
    return blocks
  }

  private static func end(ofPairAt open: Int, in bytes: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    for index in open..<bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// Splits a text at a mark that is not in parentheses, brackets or quotes.
  private static func parts(_ bytes: ArraySlice<UInt8>, at mark: UInt8) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var depth = 0
    var isQuoted = false
    var start = bytes.startIndex
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case mark where depth == 0 && !isQuoted:
        parts.append(bytes[start..<index])
        start = index + 1
      default: break
      }
    }
    parts.append(bytes[start...])
    return parts.map { $0.drop { $0 == UInt8(ascii: "\n") } }.filter { !$0.isEmpty }
  }

  fileprivate static func needs(of selector: ArraySlice<UInt8>) -> Set<String> {
    var needs: Set<String> = []
    var rest = selector
    while let first = rest.first {
      switch first {
      case UInt8(ascii: ":"):
        rest = rest.drop { $0 == UInt8(ascii: ":") }
        let name = text(rest.prefix(while: \.isPartOfName))
        rest = rest.drop(while: \.isPartOfName)
        // Other pseudo-classes and pseudo-elements may match any element.
        guard name == "has", let end = end(ofPairAt: rest.startIndex, in: rest) else { continue }
        let inside = rest[(rest.startIndex + 1)..<end]
        if parts(inside, at: UInt8(ascii: ",")).count == 1 { needs.formUnion(Self.needs(of: inside)) }
        rest = rest[(end + 1)...]
      case UInt8(ascii: "("), UInt8(ascii: "["):
        guard let end = end(ofPairAt: rest.startIndex, in: rest) else { return needs }
        let inside = rest[(rest.startIndex + 1)..<end]
        if first == UInt8(ascii: "[") {
          let name = inside.prefix(while: \.isPartOfName)
          let isExact = inside[name.endIndex...].first == UInt8(ascii: "=")
          needs.insert("[" + text(isExact ? inside : name))
        }
        rest = rest[(end + 1)...]
      case UInt8(ascii: "."), UInt8(ascii: "#"),
        _ where first.isPartOfName:
        let name = rest.dropFirst().prefix(while: \.isPartOfName)
        needs.insert(text(rest[..<name.endIndex]))
        rest = rest[name.endIndex...]
      default: rest = rest.dropFirst()
      }
    }
    return needs
  }
}

extension UInt8 {
  /// Whether the byte can be in the name of an element, an attribute, a class or an id.
  var isPartOfName: Bool {
    (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10 || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }
}
