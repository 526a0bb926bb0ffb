/// A numeric address of a host.
package struct NetworkAddress: Sendable, Equatable {
  /// 4 bytes, or 16.
  private let bytes: [UInt8]

  /// Creates an address from the bytes of IPv4 or IPv6.
  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The host of a URL with this address.
  var urlHost: String {
    if bytes.count == 4 { return bytes.map(String.init).joined(separator: ".") }
    let groups = stride(from: 0, to: bytes.count, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
    return "[" + groups.map { String($0, radix: 16) }.joined(separator: ":") + "]"
  }

  /// Whether the address belongs to a host on the internet, as opposed to this machine, its networks, and what the
  /// registries have reserved.
  var isPublic: Bool {
    if bytes.count == 4 { return !Self.reserved4.contains { begins($0.bytes, $0.bits) } }
    // Addresses that stand for one of IPv4: mapped, and translated (NAT64).
    for prefix in Self.embedding where begins(prefix, 96) { return Self(bytes: Array(bytes[12...])).isPublic }
    return begins([0x20], 3) && !Self.reserved6.contains { begins($0.bytes, $0.bits) }
  }

  private func begins(_ prefix: [UInt8], _ bits: Int) -> Bool {
    (0..<bits).allSatisfy { bit in
      let (byte, mask) = (bit / 8, UInt8(0x80) >> UInt8(bit % 8))
      return bytes[byte] & mask == (byte < prefix.count ? prefix[byte] : 0) & mask
    }
  }

  private static let embedding: [[UInt8]] = [
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], [0, 0x64, 0xFF, 0x9B],
  ]

  /// The registry of special addresses of IPv4 (RFC 6890 and later), multicast, and the reserved block above it.
  private static let reserved4: [(bytes: [UInt8], bits: Int)] = [
    ([0], 8), ([10], 8), ([100, 64], 10), ([127], 8), ([169, 254], 16), ([172, 16], 12), ([192, 0, 0], 24),
    ([192, 0, 2], 24), ([192, 88, 99], 24), ([192, 168], 16), ([198, 18], 15), ([198, 51, 100], 24),
    ([203, 0, 113], 24),
    ([224], 4), ([240], 4),
  ]

  /// Those of IPv6 inside the public block: Teredo and others, documentation, and 6to4, which can contain any address.
  private static let reserved6: [(bytes: [UInt8], bits: Int)] = [
    ([0x20, 0x01, 0, 0], 23), ([0x20, 0x01, 0x0D, 0xB8], 32), ([0x20, 0x02], 16), ([0x3F, 0xFF], 20),
  ]
}
