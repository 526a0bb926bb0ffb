import Glibc

/// A socket to a Redis with time limits for all operations.
final class RedisSocket {
  private let descriptor: Int32
  private let milliseconds: Int32

  /// Connects, waiting at most `milliseconds` for each address of the host.
  init(to place: RedisAddress.Place, milliseconds: Int32) throws(RedisProblem) {
    self.milliseconds = milliseconds
    switch place {
    case .socket(let path): descriptor = try Self.connect(toPath: path, milliseconds)
    case .host(let name, let port): descriptor = try Self.connect(to: name, port, milliseconds)
    }
  }

  deinit { close(descriptor) }

  func write(_ bytes: [UInt8]) throws(RedisProblem) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        send(descriptor, $0.baseAddress! + sent, $0.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count > 0 { sent += count } else { try waitAfterFailure(POLLOUT) }
    }
  }

  /// Returns the received bytes, at least one.
  func read() throws(RedisProblem) -> [UInt8] {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
        count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
        filled = max(count, 0)
      }
      if count > 0 { return bytes }
      guard count < 0 else { throw .away("it has closed the connection") }
      try waitAfterFailure(POLLIN)
    }
  }

  private func waitAfterFailure(_ event: Int32) throws(RedisProblem) {
    switch errno {
    case EINTR: return
    case EAGAIN: try Self.wait(for: event, of: descriptor, milliseconds)
    default: throw Self.problem()
    }
  }

  // MARK: Connecting

  private static func connect(toPath path: String, _ milliseconds: Int32) throws(RedisProblem) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard path.utf8.count < room else { throw .away("the path \(path) is too long") }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return try withUnsafeBytes(of: &address) { bytes throws(RedisProblem) in
      try connect(
        AF_UNIX, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress!, socklen_t(bytes.count), milliseconds)
    }
  }

  private static func connect(to name: String, _ port: Int32, _ milliseconds: Int32) throws(RedisProblem) -> Int32 {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    let status = getaddrinfo(name, "\(port)", &hints, &found)
    guard status == 0 else { throw .away(String(cString: gai_strerror(status))) }
    defer { freeaddrinfo(found) }
    var problem = RedisProblem.away("\(name) has no address")
    var next = found
    while let one = next?.pointee {
      next = one.ai_next
      guard let address = one.ai_addr else { continue }
      do throws(RedisProblem) {
        return try connect(one.ai_family, address, one.ai_addrlen, milliseconds)
      } catch {
        problem = error
      }
    }
    throw problem
  }

  private static func connect(
    _ family: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t, _ milliseconds: Int32
  ) throws(RedisProblem) -> Int32 {
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    let descriptor = socket(family, kind, 0)
    guard descriptor >= 0 else { throw problem() }
    do throws(RedisProblem) {
      if Glibc.connect(descriptor, address, length) != 0 {
        guard errno == EINPROGRESS else { throw problem() }
        try wait(for: POLLOUT, of: descriptor, milliseconds)
        var code: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &size)
        guard code == 0 else { throw problem(code) }
      }
      return descriptor
    } catch {
      close(descriptor)
      throw error
    }
  }

  private static func wait(for event: Int32, of descriptor: Int32, _ milliseconds: Int32) throws(RedisProblem) {
    var watched = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    switch poll(&watched, 1, milliseconds) {
    case 0: throw .away("it does not answer")
    case ..<0 where errno != EINTR: throw problem()
    default: break
    }
  }

  private static func problem(_ code: Int32 = errno) -> RedisProblem { .away(String(cString: strerror(code))) }
}
