/// Percent-encoding of paths and queries.
package enum PercentCoding {
  /// Decodes text, or returns `nil` if a percent sign lacks its digits or the bytes are not UTF-8. Decoded NULs are
  /// refused, too.
  package static func decode(_ text: some StringProtocol, plusIsSpace: Bool = false) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.next()?.hexDigit, let low = rest.next()?.hexDigit, high + low > 0 else { return nil }
        bytes.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Decodes the fields of a form or query, in order. Returns `nil` if any field is malformed.
  package static func fields(of text: some StringProtocol) -> [(name: String, value: String)]? {
    var result: [(name: String, value: String)] = []
    for field in text.split(separator: "&") {
      let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = decode(parts[0], plusIsSpace: true),
        let value = parts.count > 1 ? decode(parts[1], plusIsSpace: true) : ""
      else { return nil }
      result.append((name, value))
    }
    return result
  }

  /// Encodes everything but letters, digits and `-._~`.
  package static func encode(_ text: some StringProtocol) -> String {
    var result: [UInt8] = []
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in text.utf8 {
      if byte.isLetterOrDigit || "-._~".utf8.contains(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
