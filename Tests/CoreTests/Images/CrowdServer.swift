import CairnLocks
import Foundation
import Glibc
import Testing

/// A server on this machine with a thread for each connection, so that responses can be held back, slow or endless.
final class CrowdServer: Sendable {
  /// What happens at the server.
  enum Event: Equatable, Sendable {
    case requested(String)
    /// The client has closed the connection of a request.
    case left(String)
  }

  struct Connection: Sendable {
    fileprivate let socket: Int32
    let path: String
    let head: String

    /// Sends, and returns whether the client is still there.
    @discardableResult
    func send(_ data: some Collection<UInt8>) -> Bool {
      let bytes = Array(data)
      var sent = 0
      while sent < bytes.count {
        let count = bytes[sent...].withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if count <= 0 { return false }
        sent += count
      }
      return true
    }

    /// Sends a whole response.
    func answer(_ status: String = "200 OK", _ headers: String = "", _ body: [UInt8] = []) {
      send("HTTP/1.1 \(status)\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\(headers)\r\n".utf8)
      send(body)
    }

    /// Waits until the client closes the connection.
    func waitForEnd() {
      var byte: UInt8 = 0
      while read(socket, &byte, 1) > 0 {}
    }
  }

  let events: AsyncStream<Event>
  private let continuation: AsyncStream<Event>.Continuation
  private let socket: Int32
  let port: UInt16

  init(_ serve: @escaping @Sendable (Connection) -> Void) throws {
    (events, continuation) = AsyncStream.makeStream()
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { [socket] pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(socket, address, length) == 0 && listen(socket, 128) == 0 && getsockname(socket, address, &length) == 0
      }
    }
    port = address.sin_port.bigEndian
    try #require(isListening)
    Thread.detachNewThread { [socket, continuation] in
      while true {
        let connection = accept(socket, nil, nil)
        if connection < 0 {
          close(socket)
          return
        }
        Thread.detachNewThread {
          Self.serve(connection, continuation, serve)
          close(connection)
        }
      }
    }
  }

  deinit { shutdown(socket, Int32(SHUT_RDWR)) }

  func url(_ path: String = "/picture.png", host: String = "127.0.0.1") throws -> URL {
    try #require(URL(string: "http://\(host):\(port)\(path)"))
  }

  private static func serve(
    _ socket: Int32, _ continuation: AsyncStream<Event>.Continuation, _ serve: (Connection) -> Void
  ) {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while bytes.suffix(4) != [0x0D, 0x0A, 0x0D, 0x0A] {
      guard read(socket, &byte, 1) == 1 else { return }
      bytes.append(byte)
    }
    let head = String(decoding: bytes, as: UTF8.self)
    let path = String(head.split(separator: " ").dropFirst().first ?? "")
    continuation.yield(.requested(path))
    // A client that reads slowly is to be noticed soon.
    var size: Int32 = 4_096
    setsockopt(socket, SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    let connection = Connection(socket: socket, path: path, head: head)
    serve(connection)
    connection.waitForEnd()
    continuation.yield(.left(path))
  }
}

/// Holds threads back until it is opened, or until so many have come.
final class Barrier: Sendable {
  private let condition = NSCondition()
  private let arrived = Mutex(0)
  private let count: Int

  init(opensAt count: Int = .max) { self.count = count }

  var isOpen: Bool { arrived.withLock { $0 >= count } }

  func pass() {
    condition.lock()
    arrived.withLock { $0 = $0 == .max ? .max : $0 + 1 }
    while !isOpen { condition.wait() }
    condition.broadcast()
    condition.unlock()
  }

  func open() {
    condition.lock()
    arrived.withLock { $0 = .max }
    condition.broadcast()
    condition.unlock()
  }
}
