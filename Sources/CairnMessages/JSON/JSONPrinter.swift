extension JSON {
  /// The value as text. A container of several values takes one line for each; one with a single value stays on
  /// its line.
  package var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes, indentation: 0)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The contents of a file.
  package static func text(_ value: JSON) -> String { value.text + "\n" }

  /// The value as UTF-8 on one line without spaces.
  package var line: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, indentation: nil)
    return bytes
  }

  /// A text as JSON. It is also a string of JavaScript, which the separators of lines and paragraphs would end.
  package static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 2)
    writeQuoted(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// - Parameter indentation: How far the lines are indented. `nil` writes no lines.
  private func write(to bytes: inout [UInt8], indentation: Int?) {
    switch self {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .number(let value): bytes.append(contentsOf: value.utf8)
    case .string(let value): Self.writeQuoted(value, to: &bytes)
    case .array(let elements):
      Self.writeList(elements, in: ("[", "]"), to: &bytes, indentation) { element, bytes, inner in
        element.write(to: &bytes, indentation: inner)
      }
    case .object(let members):
      Self.writeList(members, in: ("{", "}"), to: &bytes, indentation) { member, bytes, inner in
        Self.writeQuoted(member.name, to: &bytes)
        bytes.append(contentsOf: (inner == nil ? ":" : ": ").utf8)
        member.value.write(to: &bytes, indentation: inner)
      }
    }
  }

  private static func writeList<Item>(
    _ items: [Item], in brackets: (Unicode.Scalar, Unicode.Scalar), to bytes: inout [UInt8], _ indentation: Int?,
    writeItem: (Item, inout [UInt8], Int?) -> Void
  ) {
    bytes.append(UInt8(ascii: brackets.0))
    let isOneLine = items.count < 2
    let inner = isOneLine ? indentation : indentation.map { $0 + 2 }
    func separate(_ indentation: Int?) {
      guard let indentation, !items.isEmpty else { return }
      bytes.append(UInt8(ascii: isOneLine ? " " : "\n"))
      if !isOneLine { bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation)) }
    }
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      separate(inner)
      writeItem(item, &bytes, inner)
    }
    separate(indentation)
    bytes.append(UInt8(ascii: brackets.1))
  }

  /// Copies what needs no escape in one piece.
  private static func writeQuoted(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { source in
      var start = 0
      for index in source.indices where source[index] < 0x23 || source[index] == 0x5C || source[index] == 0xE2 {
        let isSeparator = source[index...].starts(with: [0xE2, 0x80]) && source[index + 2] & 0xFE == 0xA8
        guard let escape = escape(source[index]) ?? (isSeparator ? "\\u202\(source[index + 2] & 1 == 0 ? 8 : 9)" : nil)
        else { continue }
        bytes.append(contentsOf: source[start..<index])
        bytes.append(contentsOf: escape.utf8)
        start = index + (isSeparator ? 3 : 1)
      }
      bytes.append(contentsOf: source[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escape(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "\""): "\\\""
    case UInt8(ascii: "\\"): "\\\\"
    case UInt8(ascii: "\n"): "\\n"
    case UInt8(ascii: "\r"): "\\r"
    case UInt8(ascii: "\t"): "\\t"
    case ..<0x20: (byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16)
    default: nil
    }
  }
}
