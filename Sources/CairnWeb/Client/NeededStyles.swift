/// The rules that a page needs before the style sheet has loaded, which always happens before the first patch. They
/// keep the order of the style sheet, so the cascade gives the same result.
struct NeededStyles: Sendable {
  private let rules: [StyleRule]

  init(_ text: String) {
    // What only a pointer shows, and the rules of printing, can wait for the style sheet.
    rules = StyleRule.list(text).filter { $0.media != "@media print" }.map { rule in
      var rule = rule
      rule.selectors.removeAll(where: \.isOfPointer)
      return rule
    }.filter { $0.keyframes != nil || !$0.selectors.isEmpty }
  }

  func text(for page: String) -> String {
    let page = Array(page.utf8)
    let names = PageNames.used(in: page)
    var needed: [StyleRule] = []
    for var rule in rules where rule.keyframes == nil {
      rule.selectors.removeAll { !$0.needs.isSubset(of: names) }
      if !rule.selectors.isEmpty { needed.append(rule) }
    }
    let read = valuesRead(by: needed, PageNames.variables(in: page[...]))
    var text = ""
    var media: String?
    for var rule in needed {
      rule.declarations.removeAll { $0.sets.map { !read.contains($0) } ?? false }
      guard !rule.declarations.isEmpty else { continue }
      if rule.media != media {
        text += (media == nil ? "" : "}") + (rule.media.map { "\($0){" } ?? "")
        media = rule.media
      }
      text += rule.selectors.map(\.text).joined(separator: ",")
      text += "{\(rule.declarations.map(\.text).joined(separator: ";"))}"
    }
    if media != nil { text += "}" }
    for rule in rules {
      if let name = rule.keyframes, read.contains("@\(name)") {
        text += "@keyframes \(name){\(rule.declarations[0].text)}"
      }
    }
    return text
  }

  /// The custom properties and animations that the rules read, directly or through other properties.
  private func valuesRead(by rules: [StyleRule], _ byPage: Set<String>) -> Set<String> {
    var read: Set<String> = []
    var readers: [String: [String]] = [:]
    var next = Array(byPage)
    for declaration in rules.lazy.flatMap(\.declarations) {
      if let name = declaration.sets {
        readers[name, default: []] += declaration.reads
      } else {
        next += declaration.reads
      }
    }
    while let name = next.popLast() {
      if read.insert(name).inserted { next += readers[name] ?? [] }
    }
    return read
  }
}

/// The names in a page that selectors and values can refer to.
enum PageNames {
  /// Names that every page has, or that the script adds before the style sheet has loaded.
  private static let always: Set = ["*", "a", ".skip", ".show"]

  /// Elements as `a`, classes as `.a`, ids as `#a`, attributes as `[a`, and short values of them as `[a=b`.
  ///
  /// Expects tags as `HTMLWriter` writes them, with values in double quotes.
  static func used(in page: [UInt8]) -> Set<String> {
    var names = always
    var index = 0
    func name() -> String {
      let start = index
      while index < page.count, page[index].isPartOfName { index += 1 }
      return String(decoding: page[start..<index], as: UTF8.self)
    }
    while let open = page[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = open + 1
      let tag = name()
      guard !tag.isEmpty else { continue }
      names.insert(tag)
      while index < page.count, page[index] != UInt8(ascii: ">") {
        let attribute = name()
        if attribute.isEmpty {
          index += 1
          continue
        }
        names.insert("[\(attribute)")
        guard page[index...].starts(with: [UInt8(ascii: "="), UInt8(ascii: "\"")]) else { continue }
        let start = index + 2
        index = page[start...].firstIndex(of: UInt8(ascii: "\"")) ?? page.count
        let value = page[start..<index]
        index = min(index + 1, page.count)
        switch attribute {
        case "class":
          for part in value.split(separator: UInt8(ascii: " ")) {
            names.insert("." + String(decoding: part, as: UTF8.self))
          }
        case "id": names.insert("#" + String(decoding: value, as: UTF8.self))
        default: if value.count < 20 { names.insert("[\(attribute)=" + String(decoding: value, as: UTF8.self)) }
        }
      }
    }
    return names
  }

  /// The custom properties that inline styles of the page read.
  static func variables(in page: ArraySlice<UInt8>) -> Set<String> {
    var names: Set<String> = []
    var rest = page
    while let found = rest.firstIndex(of: UInt8(ascii: "v")) {
      rest = rest[(found + 1)...]
      guard rest.starts(with: "ar(".utf8) else { continue }
      let name = rest.dropFirst(3).prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: ",") }
      names.insert(String(decoding: name, as: UTF8.self))
      rest = rest[name.endIndex...]
    }
    return names
  }
}
