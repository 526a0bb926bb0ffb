/// A value of a property list in the old text format, in which Xcode writes its projects.
enum PropertyList: Equatable {
  case text(String)
  case list([PropertyList])
  case dictionary([String: PropertyList])

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var list: [PropertyList]? { if case .list(let list) = self { list } else { nil } }
  var dictionary: [String: PropertyList]? { if case .dictionary(let values) = self { values } else { nil } }

  subscript(key: String) -> PropertyList? { dictionary?[key] }
  func texts(_ key: String) -> [String] { self[key]?.list?.compactMap(\.text) ?? [] }

  /// Why a text is not a property list, and where.
  struct Problem: Error, Equatable {
    let line: Int
    let message: String
  }

  static func parse(_ text: String) throws(Problem) -> PropertyList {
    var parser = Parser(bytes: Array(text.utf8))
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.isAtEnd else { throw parser.problem("there is more after the end") }
    return value
  }
}

/// Reads bytes from the start to the end.
private struct Parser {
  let bytes: [UInt8]
  private var position = 0

  /// Deeper ones are not projects.
  private static let deepest = 100

  init(bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count }
  private var current: UInt8? { isAtEnd ? nil : bytes[position] }

  func problem(_ message: String) -> PropertyList.Problem {
    PropertyList.Problem(line: 1 + bytes.prefix(position).count { $0 == UInt8(ascii: "\n") }, message: message)
  }

  /// Skips white space and comments.
  mutating func skipSpace() {
    while let byte = current {
      if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        position += 1
      } else if starts(with: "//") {
        while let byte = current, byte != UInt8(ascii: "\n") { position += 1 }
      } else if starts(with: "/*") {
        position += 2
        while !isAtEnd, !starts(with: "*/") { position += 1 }
        position = min(position + 2, bytes.count)
      } else {
        return
      }
    }
  }

  private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  mutating func value(depth: Int) throws(PropertyList.Problem) -> PropertyList {
    guard depth < Self.deepest else { throw problem("it is nested too deeply") }
    skipSpace()
    switch current {
    case UInt8(ascii: "{"): return try dictionary(depth: depth)
    case UInt8(ascii: "("): return try list(depth: depth)
    case nil: throw problem("it ends in the middle")
    default: return .text(try text())
    }
  }

  private mutating func dictionary(depth: Int) throws(PropertyList.Problem) -> PropertyList {
    position += 1
    var values: [String: PropertyList] = [:]
    while true {
      skipSpace()
      if take("}") { return .dictionary(values) }
      let key = try text()
      try expect("=")
      values[key] = try value(depth: depth + 1)
      try expect(";")
    }
  }

  private mutating func list(depth: Int) throws(PropertyList.Problem) -> PropertyList {
    position += 1
    var values: [PropertyList] = []
    while true {
      skipSpace()
      if take(")") { return .list(values) }
      values.append(try value(depth: depth + 1))
      skipSpace()
      if take(",") { continue }
      guard take(")") else { throw problem("a list has no end") }
      return .list(values)
    }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ mark: Unicode.Scalar) throws(PropertyList.Problem) {
    skipSpace()
    guard take(mark) else { throw problem("\"\(mark)\" is missing") }
  }

  private mutating func text() throws(PropertyList.Problem) -> String {
    skipSpace()
    if take("\"") { return try quoted() }
    let start = position
    while let byte = current, Self.isPlain(byte) { position += 1 }
    guard position > start else { throw problem("there is something that is neither a text, a list nor a dictionary") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "-"):
      true
    default: byte >= 0x80
    }
  }

  private mutating func quoted() throws(PropertyList.Problem) -> String {
    var found: [UInt8] = []
    while let byte = current {
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: found, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        found.append(byte)
        continue
      }
      guard let next = current else { break }
      position += 1
      switch next {
      case UInt8(ascii: "n"): found.append(10)
      case UInt8(ascii: "t"): found.append(9)
      default: found.append(next)
      }
    }
    throw problem("a text has no end")
  }
}
