import CairnWireSystem
import Glibc

/// A listening socket.
@MainActor
final class Listener: SocketWatcher {
  /// The connections accepted in one turn. A limit, so that open connections get their turn.
  private static let batch = 64

  let address: ListenAddress
  private let descriptor: Descriptor
  private let loop: SocketLoop
  private let isUnix: Bool
  private let isOwn: Bool
  private var token: SocketLoop.Token?
  /// Closed to accept and reject one more connection when the process has no descriptors left.
  private var spare: Descriptor?
  private let accepted: (consuming Descriptor, Peer) -> Void

  init(_ address: ListenAddress, loop: SocketLoop, accepted: @escaping (consuming Descriptor, Peer) -> Void) throws {
    let number =
      switch address {
      case .tcp(let host, let port): wire_listen_tcp(host, port)
      case .unix(let path): wire_listen_unix(path)
      case .inherited(let number): wire_listen_inherited(number)
      }
    descriptor = Descriptor(owning: try SystemError.check(number, "listening on \(address)"))
    let (text, port, family) = SystemCalls.address(of: descriptor.number, isPeer: false)
    isUnix = family == 1
    if case .inherited = address { isOwn = false } else { isOwn = true }
    self.address = family == 1 ? .unix(path: text) : family == 0 ? address : .tcp(host: text, port: port)
    self.loop = loop
    self.accepted = accepted
    spare = Self.reserve()
    token = try loop.add(descriptor.number, .readable, self)
  }

  func close() {
    if let token { loop.remove(token) }
    token = nil
    // A leftover socket file would only confuse clients.
    if case .unix(let path) = address, isOwn { unlink(path) }
  }

  func ready(_ what: SocketLoop.Interest) {
    for _ in 0..<Self.batch {
      let number = wire_accept(descriptor.number)
      if number == -EMFILE || number == -ENFILE { turnAway() }
      guard number >= 0 else { return }
      accepted(Descriptor(owning: number), isUnix ? .local : peer(of: number))
    }
  }

  private func peer(of number: Int32) -> Peer {
    let (text, port, _) = SystemCalls.address(of: number, isPeer: true)
    return Peer(address: text, port: port)
  }

  /// Rejects a connection without a free descriptor. Otherwise the loop would wake for it forever.
  private func turnAway() {
    spare = nil
    let number = wire_accept(descriptor.number)
    if number >= 0 { wire_close(number) }
    spare = Self.reserve()
  }

  private static func reserve() -> Descriptor? {
    let number = wire_poll_create()
    return number < 0 ? nil : Descriptor(owning: number)
  }
}
