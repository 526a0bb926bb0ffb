import Foundation

/// Finds the addresses of a host, as libcurl will.
enum AddressLookup {
  /// Looking up a name blocks, so it has threads that nothing else waits for.
  private static let queue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 8
    return queue
  }()

  /// Returns the addresses of a name, or of any spelling of an address, such as `0x7f.1`.
  static func addresses(of host: String) async throws -> [NetworkAddress] {
    if let known = find(host, AI_NUMERICHOST) { return known }
    // Always this machine (RFC 6761), also where no table says so.
    if host.lowercased().split(separator: ".").last == "localhost" { return [NetworkAddress(bytes: [127, 0, 0, 1])] }
    let found = await withCheckedContinuation { continuation in
      queue.addOperation { continuation.resume(returning: find(host, 0)) }
    }
    guard let found, !found.isEmpty else { throw URLError(.cannotFindHost) }
    return found
  }

  private static func find(_ host: String, _ flags: Int32) -> [NetworkAddress]? {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = flags
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, nil, &hints, &list) == 0 else { return nil }
    defer { freeaddrinfo(list) }
    var found: [NetworkAddress] = []
    var next = list
    while let entry = next?.pointee {
      next = entry.ai_next
      guard let address = entry.ai_addr else { continue }
      switch entry.ai_family {
      case AF_INET:
        address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { address in
          found.append(NetworkAddress(bytes: withUnsafeBytes(of: address.pointee.sin_addr) { Array($0) }))
        }
      case AF_INET6:
        address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { address in
          found.append(NetworkAddress(bytes: withUnsafeBytes(of: address.pointee.sin6_addr) { Array($0) }))
        }
      default: break
      }
    }
    return found
  }
}
