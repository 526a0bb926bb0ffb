/// The other end of a connection.
package struct Peer: Hashable, Sendable, CustomStringConvertible {
  /// The numeric address, or `local` for a Unix socket.
  package let address: String
  package let port: UInt16

  package init(address: String, port: UInt16) {
    self.address = address
    self.port = port
  }

  /// Returns a numeric address in the form of `address`, or `nil` if the text is not one.
  package static func address(_ text: String) -> String? { SystemCalls.numericAddress(text) }

  package static let local = Peer(address: "local", port: 0)

  /// Whether the peer is a program on this machine, such as a proxy, which acts for many users.
  package var isOfThisMachine: Bool { address == "local" || address == "::1" || address.hasPrefix("127.") }

  /// The unit of rate limits: an address, or the 64-bit prefix of an IPv6 address, because one customer owns all of it.
  package var network: String {
    guard address.contains(":") else { return address }
    let halves = address.split(separator: "::", maxSplits: 1, omittingEmptySubsequences: false)
    var groups = halves[0].split(separator: ":")
    if halves.count == 2 {
      let tail = halves[1].split(separator: ":")
      groups += Array(repeating: "0", count: max(0, 8 - groups.count - tail.count)) + tail
    }
    return groups.prefix(4).joined(separator: ":") + "::"
  }

  package var description: String {
    port == 0 ? address : address.contains(":") ? "[\(address)]:\(port)" : "\(address):\(port)"
  }
}
