import Foundation
import Glibc
import Testing

/// A server on this machine that accepts connections and answers requests with a closure.
final class LoopbackServer {
  private let socket: Int32
  let url: URL

  /// - Parameter answer: Returns the response to a request, or `nil` to keep the connection open without a
  ///   response.
  init(_ answer: @escaping @Sendable (_ request: String) -> Data?) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { [socket] pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(socket, address, length) == 0 && listen(socket, 16) == 0 && getsockname(socket, address, &length) == 0
      }
    }
    try #require(isListening)
    url = try #require(URL(string: "http://127.0.0.1:\(address.sin_port.bigEndian)/picture.png"))
    Thread.detachNewThread { [socket] in
      while true {
        let connection = accept(socket, nil, nil)
        // A pending request must not receive the next connection that gets the same socket number, so the socket
        // is released here instead of where the server ends.
        if connection < 0 {
          close(socket)
          return
        }
        guard let data = answer(Self.request(on: connection)) else { continue }
        _ = data.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
        close(connection)
      }
    }
  }

  deinit { shutdown(socket, Int32(SHUT_RDWR)) }

  private static func request(on connection: Int32) -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while bytes.suffix(4) != [0x0D, 0x0A, 0x0D, 0x0A], read(connection, &byte, 1) == 1 { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
