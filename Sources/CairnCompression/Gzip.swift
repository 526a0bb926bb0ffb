/// Compressed bytes with a checksum, as HTTP sends them (RFC 1952).
package enum Gzip {
  package static func compress(_ bytes: [UInt8], _ effort: Deflate.Effort = .quick) -> [UInt8] {
    // Deflate, no name, no time, an unknown system.
    var writer = BitWriter(after: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF])
    Deflate.write(bytes, effort, to: &writer)
    writer.write(Int(CRC32.checksum(of: bytes)), 32)
    writer.write(Int(UInt32(truncatingIfNeeded: bytes.count)), 32)
    return writer.bytes
  }
}
