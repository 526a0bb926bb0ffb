/// The other end of a connection.
package struct Peer: Hashable, Sendable, CustomStringConvertible {
  /// The numeric address, or `local` for a socket of this machine's file system.
  package let address: String
  package let port: UInt16

  package init(address: String, port: UInt16) {
    self.address = address
    self.port = port
  }

  package static let local = Peer(address: "local", port: 0)

  /// Whether the peer is a program on this machine, such as a proxy, which speaks for many people.
  package var isOfThisMachine: Bool { address == "local" || address == "::1" || address.hasPrefix("127.") }

  package var description: String {
    port == 0 ? address : address.contains(":") ? "[\(address)]:\(port)" : "\(address):\(port)"
  }
}
