enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encode(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
      for place in 0..<4 {
        let letter = letters[Int(bits >> (18 - 6 * UInt32(place)) & 63)]
        result.append(place <= group.count ? letter : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the number of bytes that a text encodes, or `nil` if it is not canonical.
  static func count(of text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard bytes.count % 4 == 0 else { return nil }
    let padding = bytes.suffix(2).count { $0 == UInt8(ascii: "=") }
    let body = bytes.dropLast(padding)
    guard body.allSatisfy({ letters.contains($0) }) else { return nil }
    return bytes.count / 4 * 3 - padding
  }
}
