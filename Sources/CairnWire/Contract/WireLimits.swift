/// Limits for clients. The defaults suit a server on the open internet.
package struct WireLimits: Sendable {
  package var http = HTTPLimits()
  package var socket = SocketLimits()

  package var connections = 20_000
  /// Connections per address, or per network for IPv6. Does not apply to programs on this machine, such as a proxy,
  /// unless `countsThisMachine` is set.
  package var connectionsPerPeer = 256
  package var countsThisMachine = false
  /// The addresses of proxies on other machines, which act for many users.
  package var proxies: Set<String> = []

  /// Whether the limits per address apply to a peer.
  func counts(_ peer: Peer) -> Bool {
    !proxies.contains(peer.address) && (countsThisMachine || !peer.isOfThisMachine)
  }

  /// The time limit for a request head, from its first byte or from the start of the connection.
  package var headTime = Duration.seconds(10)
  /// How long a connection may wait for its next request.
  package var keepAliveTime = Duration.seconds(60)
  /// Bodies and responses must be faster than this many bytes a second, after `graceTime`.
  package var minimumRate = 500
  package var graceTime = Duration.seconds(20)
  /// How long to keep reading after the last response, so that the client receives it before a reset.
  package var lingerTime = Duration.seconds(5)

  package init() {}
}

package struct HTTPLimits: Sendable, Equatable {
  package var requestLine = 8192
  /// The bytes of a head, with its request line.
  package var head = 32_768
  package var headers = 100
  /// The bytes of a body that is collected in memory.
  package var body = 1 << 20
  /// The bytes of a chunk's size line.
  package var chunkLine = 256
  /// The bytes of all chunk extensions of a body.
  package var chunkExtensions = 4096

  package init() {}
}

package struct SocketLimits: Sendable, Equatable {
  package var message = 1 << 20
  /// Sustained frames per second, and the burst. Control frames count, and each 4096 bytes count as a frame.
  package var framesPerSecond = 200.0
  package var burst = 1000.0
  /// The bytes that may be buffered for a slow client.
  package var buffered = 4 << 20
  /// A silent client gets a ping after this time, and has the same time to answer.
  package var pingTime = Duration.seconds(30)
  /// How long the client may take to answer a close frame.
  package var closeTime = Duration.seconds(5)

  package init() {}
}
