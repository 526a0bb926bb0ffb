/// Comparison in constant time, so that an attacker cannot find a secret byte by byte.
package enum ConstantTime {
  package static func isSame(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard a.count == b.count else { return false }
    var difference: UInt8 = 0
    for index in a.indices { difference |= a[index] ^ b[index] }
    return difference == 0
  }

  package static func isSame(_ a: String, _ b: String) -> Bool { isSame(Array(a.utf8), Array(b.utf8)) }
}
