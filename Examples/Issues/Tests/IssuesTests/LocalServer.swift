#if canImport(CairnTesting)
  import Foundation
  import Glibc
  import Testing

  /// A server on this machine that answers every request alike.
  final class LocalServer: Sendable {
    let address: String
    private let socket: Int32

    /// - Parameter answer: Returns the whole response. The client waits meanwhile.
    init(_ answer: @escaping @Sendable () -> Data) throws {
      let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var place = sockaddr_in()
      place.sin_family = sa_family_t(AF_INET)
      place.sin_addr.s_addr = inet_addr("127.0.0.1")
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isListening = withUnsafeMutablePointer(to: &place) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(socket, $0, length) == 0 && listen(socket, 16) == 0 && getsockname(socket, $0, &length) == 0
        }
      }
      try #require(isListening)
      self.socket = socket
      address = "http://127.0.0.1:\(place.sin_port.bigEndian)/issues.json"
      Thread.detachNewThread {
        while true {
          let connection = accept(socket, nil, nil)
          if connection < 0 { break }
          Self.readRequest(on: connection)
          let data = answer()
          _ = data.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
          close(connection)
        }
        close(socket)
      }
    }

    deinit { stop() }

    /// Refuses connections from now on.
    func stop() { shutdown(socket, Int32(SHUT_RDWR)) }

    private static func readRequest(on connection: Int32) {
      var bytes: [UInt8] = []
      var byte: UInt8 = 0
      while bytes.suffix(4) != Array("\r\n\r\n".utf8), read(connection, &byte, 1) == 1 { bytes.append(byte) }
    }
  }

  /// Returns an HTTP response.
  func response(_ body: String, status: String = "200 OK") -> Data {
    Data("HTTP/1.1 \(status)\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)".utf8)
  }
#endif
