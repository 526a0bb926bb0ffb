/// Compressed bytes with a header and a checksum (RFC 1950), as PNG contains them.
package enum Zlib {
  /// Inflates untrusted bytes. The output never exceeds a limit. The checksum is not verified.
  package static func decompress(_ bytes: [UInt8], limit: Int) throws(InflateProblem) -> [UInt8] {
    // DEFLATE with a window of up to 32 KB, without a dictionary.
    guard bytes.count > 2, bytes[0] & 0x8F == 8, bytes[1] & 0x20 == 0, (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0
    else { throw .malformed }
    return try Inflate.prefix(of: bytes[2...], limit: limit)
  }

  package static func compress(_ bytes: [UInt8]) -> [UInt8] {
    var writer = BitWriter(after: [0x78, 0x01])
    Deflate.write(bytes, .quick, to: &writer)
    let sum = checksum(of: bytes)
    return writer.bytes + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
  }

  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    var (low, high) = (1 as UInt32, 0 as UInt32)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }
}
