import Foundation

/// Reads the XML that Xcode writes: elements with attributes. Text between elements is skipped.
struct MarkupReader {
  struct Element {
    let name: String
    var attributes: [String: String] = [:]
    var children: [Element] = []
    var text = ""

    func children(_ name: String) -> [Element] { children.filter { $0.name == name } }
  }

  struct Problem: LocalizedError {
    let reason: String
    var errorDescription: String? { reason }
  }

  private var rest: Substring

  private init(_ text: String) { rest = text[...] }

  /// Returns the outermost element.
  static func read(_ data: Data) throws -> Element {
    guard let text = String(data: data, encoding: .utf8) else { throw Problem(reason: "it is not text in UTF-8") }
    var reader = MarkupReader(text)
    reader.skip()
    guard let element = try reader.element(depth: 0) else { throw Problem(reason: "it has no element") }
    return element
  }

  /// Skips comments, declarations and white space. Returns the text between.
  @discardableResult
  private mutating func skip() -> String {
    var text = ""
    while !rest.isEmpty {
      if rest.hasPrefix("<!--") {
        drop(past: "-->")
      } else if rest.hasPrefix("<?") || rest.hasPrefix("<!") {
        drop(past: ">")
      } else if rest.first == "<" {
        break
      } else {
        let piece = rest.prefix { $0 != "<" }
        text += piece
        rest = rest[piece.endIndex...]
      }
    }
    return text
  }

  private mutating func drop(past end: String) {
    rest = rest.range(of: end).map { rest[$0.upperBound...] } ?? ""
  }

  private mutating func element(depth: Int) throws -> Element? {
    guard rest.first == "<", !rest.hasPrefix("</") else { return nil }
    guard depth < 50 else { throw Problem(reason: "its elements are nested too deep") }
    rest.removeFirst()
    var element = Element(name: name())
    guard !element.name.isEmpty else { throw Problem(reason: "an element has no name") }
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.hasPrefix("/>") {
        rest.removeFirst(2)
        return element
      }
      if rest.first == ">" {
        rest.removeFirst()
        break
      }
      let key = name()
      rest = rest.drop(while: \.isWhitespace)
      guard !key.isEmpty, rest.popFirst() == "=" else { throw Problem(reason: "<\(element.name)> is cut off") }
      rest = rest.drop(while: \.isWhitespace)
      guard let quote = rest.popFirst(), quote == "\"" || quote == "'", let end = rest.firstIndex(of: quote) else {
        throw Problem(reason: "the value of \(key) in <\(element.name)> is cut off")
      }
      element.attributes[key] = Self.unescaped(rest[..<end])
      rest = rest[rest.index(after: end)...]
    }
    while true {
      element.text += Self.unescaped(Substring(skip()))
      if let child = try self.element(depth: depth + 1) {
        element.children.append(child)
        continue
      }
      guard rest.hasPrefix("</") else { throw Problem(reason: "<\(element.name)> has no end") }
      rest.removeFirst(2)
      guard name() == element.name else { throw Problem(reason: "<\(element.name)> ends as another element") }
      drop(past: ">")
      return element
    }
  }

  private mutating func name() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || "_-:.".contains($0) }
    rest = rest[name.endIndex...]
    return String(name)
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(of: ";") else { return result + "&" + rest }
      let name = rest[..<end]
      rest = rest[rest.index(after: end)...]
      switch name {
      case "amp": result += "&"
      case "lt": result += "<"
      case "gt": result += ">"
      case "quot": result += "\""
      case "apos": result += "'"
      default:
        let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
        if let scalar = number.flatMap(Unicode.Scalar.init) { result.unicodeScalars.append(scalar) }
      }
    }
    return result + rest
  }
}
