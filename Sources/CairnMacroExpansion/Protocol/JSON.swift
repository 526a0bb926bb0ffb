/// The subset of JSON in the compiler's messages.
///
/// Foundation's parser would cost every compilation the time to load Foundation.
enum JSON: Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  case string(JSONString)
  case array([JSON])
  case object([Member])

  struct Member: Equatable {
    var key: String
    var value: JSON
  }

  static func text(_ text: String) -> JSON { .string(JSONString(text)) }

  static func object(_ members: KeyValuePairs<String, JSON>) -> JSON {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }

  subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  var elements: [JSON] {
    if case .array(let elements) = self { elements } else { [] }
  }

  var string: JSONString? {
    if case .string(let string) = self { string } else { nil }
  }

  var integer: Int? {
    if case .integer(let integer) = self { integer } else { nil }
  }
}

/// A string in its escaped form, decoded only when it is read.
///
/// Every expansion request contains about seven kilobytes of build configuration, of which one word matters.
struct JSONString: Equatable {
  let escaped: ArraySlice<UInt8>

  init(escaped: ArraySlice<UInt8>) {
    self.escaped = escaped
  }

  init(_ text: String) {
    var escaped: [UInt8] = []
    escaped.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        escaped += [UInt8(ascii: "\\"), byte]
      case 0x0A: escaped += Array("\\n".utf8)
      case 0x0D: escaped += Array("\\r".utf8)
      case 0x09: escaped += Array("\\t".utf8)
      case ..<0x20:
        escaped += Array((byte < 0x10 ? "\\u000" : "\\u00").utf8) + Array(String(byte, radix: 16).utf8)
      default: escaped.append(byte)
      }
    }
    self.escaped = escaped[...]
  }

  var text: String {
    guard escaped.contains(UInt8(ascii: "\\")) else { return String(decoding: escaped, as: UTF8.self) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(escaped.count)
    var rest = escaped
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "b"): bytes.append(0x08)
      case UInt8(ascii: "f"): bytes.append(0x0C)
      case UInt8(ascii: "u"): bytes += Array(String(Self.scalar(from: &rest)).utf8)
      default: bytes.append(escape)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Parses the digits after `\u`, and the second half of a surrogate pair.
  private static func scalar(from rest: inout ArraySlice<UInt8>) -> Unicode.Scalar {
    let replacement: Unicode.Scalar = "\u{FFFD}"
    guard let first = codeUnit(from: &rest) else { return replacement }
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) ?? replacement }
    var ahead = rest
    guard ahead.popFirst() == UInt8(ascii: "\\"), ahead.popFirst() == UInt8(ascii: "u"),
      let second = codeUnit(from: &ahead), UTF16.isTrailSurrogate(second)
    else { return replacement }
    rest = ahead
    return Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)) ?? replacement
  }

  private static func codeUnit(from rest: inout ArraySlice<UInt8>) -> UInt16? {
    let digits = rest.prefix(4)
    guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else { return nil }
    rest = rest.dropFirst(4)
    return unit
  }
}
