/// Reads an XML file from the start to the end.
///
/// It takes what Apple's editors write. Entities that a file declares itself are not read, so that no file can grow.
package struct MarkupReader {
  /// Why a file cannot be read, and where.
  package struct Problem: Error, Equatable {
    package let line: Int
    package let message: String

    package init(line: Int, message: String) { (self.line, self.message) = (line, message) }
  }

  private let bytes: [UInt8]
  private var position = 0
  /// The line of the position.
  private var line = 1

  /// Deeper ones are no models.
  private static let deepest = 100

  package static func root(of bytes: [UInt8]) throws(Problem) -> MarkupElement {
    var reader = MarkupReader(bytes: bytes)
    return try reader.document()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func problem(_ message: String) -> Problem { Problem(line: line, message: message) }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func advance(_ count: Int = 1) {
    let end = min(position + count, bytes.count)
    line += bytes[position..<end].count { $0 == UInt8(ascii: "\n") }
    position = end
  }

  private mutating func skipSpace() {
    while let byte = current, byte == UInt8(ascii: " ") || (9...13).contains(byte) { advance() }
  }

  // MARK: Elements

  private mutating func document() throws(Problem) -> MarkupElement {
    if starts(with: "\u{FEFF}") { advance(3) }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw problem("it is not in UTF-8") }
    var open: [MarkupElement] = []
    while true {
      while current != nil, current != UInt8(ascii: "<") {
        guard !open.isEmpty || current.map({ $0 <= UInt8(ascii: " ") }) == true else {
          throw problem("there is something outside of elements")
        }
        advance()
      }
      guard current != nil else {
        throw problem(open.last.map { "<\($0.name)> of line \($0.line) has no end" } ?? "there is no element")
      }
      if try skipNoElement() { continue }
      var closed: MarkupElement?
      if starts(with: "</") {
        closed = try end(of: open.popLast())
      } else {
        let (element, isClosed) = try start()
        guard open.count < Self.deepest else { throw problem("it is nested too deeply") }
        if isClosed { closed = element } else { open.append(element) }
      }
      guard let closed else { continue }
      guard !open.isEmpty else {
        try expectNothingMore()
        return closed
      }
      open[open.count - 1].children.append(closed)
    }
  }

  /// Skips a comment, an instruction, a declaration or plain text.
  private mutating func skipNoElement() throws(Problem) -> Bool {
    for (start, end) in [("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>")] where starts(with: start) {
      let first = line
      advance(start.utf8.count)
      while current != nil, !starts(with: end) { advance() }
      guard current != nil else { throw Problem(line: first, message: "\"\(start)\" has no end") }
      advance(end.utf8.count)
      return true
    }
    guard starts(with: "<!") else { return false }
    while let byte = current, byte != UInt8(ascii: ">") {
      guard byte != UInt8(ascii: "[") else { throw problem("declarations of entities are not read") }
      advance()
    }
    advance()
    return true
  }

  private mutating func expectNothingMore() throws(Problem) {
    while current != nil {
      skipSpace()
      guard current != nil else { return }
      guard current == UInt8(ascii: "<"), try skipNoElement() else { throw problem("there is more after the end") }
    }
  }

  private mutating func start() throws(Problem) -> (MarkupElement, isClosed: Bool) {
    let first = line
    advance()
    let name = try self.name()
    var attributes: [MarkupElement.Attribute] = []
    while true {
      let space = position
      skipSpace()
      if starts(with: "/>") || starts(with: ">") {
        let isClosed = starts(with: "/>")
        advance(isClosed ? 2 : 1)
        return (MarkupElement(name: name, line: first, attributes: attributes), isClosed)
      }
      guard current != nil else { throw Problem(line: first, message: "<\(name)> has no end") }
      guard position > space else { throw problem("there is no space between attributes") }
      let attribute = try self.attribute(from: space)
      guard !attributes.contains(where: { $0.name == attribute.name }) else {
        throw problem("<\(name)> has two attributes \(attribute.name)")
      }
      attributes.append(attribute)
    }
  }

  private mutating func end(of element: MarkupElement?) throws(Problem) -> MarkupElement {
    advance(2)
    let name = try self.name()
    guard let element, element.name == name else { throw problem("</\(name)> ends nothing") }
    skipSpace()
    guard current == UInt8(ascii: ">") else { throw problem("</\(name)> has no end") }
    advance()
    return element
  }

  private mutating func name() throws(Problem) -> String {
    let start = position
    while let byte = current, byte > UInt8(ascii: " "), !"<>/=\"'&".utf8.contains(byte) { advance() }
    guard position > start else { throw problem("a name is missing") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  // MARK: Attributes

  private mutating func attribute(from space: Int) throws(Problem) -> MarkupElement.Attribute {
    let name = try self.name()
    skipSpace()
    guard current == UInt8(ascii: "=") else { throw problem("the attribute \(name) has no value") }
    advance()
    skipSpace()
    guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw problem("the value of \(name) is not in quotes")
    }
    advance()
    let (start, first) = (position, line)
    while let byte = current, byte != quote {
      guard byte != UInt8(ascii: "<") else { throw problem("the value of \(name) has no end") }
      advance()
    }
    guard current != nil else { throw Problem(line: first, message: "the value of \(name) has no end") }
    let range = start..<position
    advance()
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard let value = Self.unescaped(text) else {
      throw Problem(line: first, message: "the value of \(name) has a reference that cannot be read")
    }
    return .init(name: name, value: value, valueRange: range, range: space..<position)
  }

  /// The text with references such as `&amp;` and `&#10;` replaced, or `nil` if there are others.
  private static func unescaped(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var found = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      found += rest[..<start]
      guard let end = rest[start...].firstIndex(of: ";") else { return nil }
      guard let character = character(rest[rest.index(after: start)..<end]) else { return nil }
      found.unicodeScalars.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return found + rest
  }

  private static func character(_ name: Substring) -> Unicode.Scalar? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.first == "#" else { return nil }
      let digits = name.dropFirst()
      return digits.first == "x" || digits.first == "X"
        ? UInt32(digits.dropFirst(), radix: 16).flatMap(Unicode.Scalar.init)
        : UInt32(digits).flatMap(Unicode.Scalar.init)
    }
  }
}
