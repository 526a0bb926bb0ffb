import TestSupport

/// Damages a file: byte by byte like disks, and structurally like people and programs that know its format.
enum FileDamage {
  static func damaged(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0...generator.below(3) {
      bytes = generator.chance(60) ? replacingToken(in: bytes, &generator) : replacingBytes(in: bytes, &generator)
    }
    return bytes
  }

  private static func replacingBytes(in bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    let index = generator.below(bytes.count + 1)
    switch generator.below(7) {
    case 0 where index < bytes.count: bytes[index] ^= 1 << UInt8(generator.below(8))
    case 1 where index < bytes.count: bytes[index] = UInt8(generator.below(256))
    case 2: bytes.removeSubrange(index...)
    case 3: bytes.removeSubrange(index..<min(bytes.count, index + 1 + generator.below(20)))
    case 4: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + generator.below(200))], at: index)
    case 5: bytes = (0..<generator.below(200)).map { _ in UInt8(generator.below(256)) }
    default: bytes.insert(contentsOf: Array(#"[]{}",:\0u- "#.utf8)[generator.below(12)...].prefix(1), at: index)
    }
    return bytes
  }

  /// Numbers and texts that no app would write.
  private static let odd = [
    "9223372036854775807", "-9223372036854775808", "9223372036854775808", "1e308", "-1e308", "1e999", "1e-320", "-0",
    "0.1e1",
    String(repeating: "9", count: 400), "null", "true", "[]", "{}", "\"\"", "\"\\u0000\"", "\"\\u001b]0;owned\\u0007\"",
    "\"\\ud800\"", "\"../../../away\"", "\"window-9223372036854775807\"", "\"window-2\"", "\"window2-2\"", "\"window\"",
    "\"window2\"", "{\"date\":\"9999999-01-01T00:00:00Z\"}", "{\"date\":1e300}", "{\"date\":\"nan\"}",
    "{\"date\":\"-inf\"}",
    "{\"double\":\"nan\"}", "{\"double\":\"inf\"}", "{\"url\":\"\"}", "{\"url\":\"http://[::1\"}",
    "{\"data\":\"====\"}",
    "{\"data\":\"W1s=\"}", "{\"date\":\"2025-03-01T12:00:00.25Z\"}",
    "\"" + String(repeating: "x", count: 3000) + "\"",
    String(repeating: "[", count: 150) + String(repeating: "]", count: 150),
    String(repeating: "{\"a\":", count: 300) + "1" + String(repeating: "}", count: 300),
  ].map { Array($0.utf8) }

  /// Replaces a number, a text or a word with something odd.
  private static func replacingToken(in bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    let tokens = tokens(in: bytes)
    guard !tokens.isEmpty else { return odd[generator.below(odd.count)] }
    let token = tokens[generator.below(tokens.count)]
    let new =
      generator.chance(80) ? odd[generator.below(odd.count)] : Array(bytes[tokens[generator.below(tokens.count)]])
    return Array(bytes[..<token.lowerBound]) + new + Array(bytes[token.upperBound...])
  }

  private static func tokens(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      let start = index
      if bytes[index] == UInt8(ascii: "\"") {
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(index + 1, bytes.count)
        found.append(start..<index)
      } else if isOfWord(bytes[index]) {
        while index < bytes.count, isOfWord(bytes[index]) { index += 1 }
        found.append(start..<index)
      } else {
        index += 1
      }
    }
    return found
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
