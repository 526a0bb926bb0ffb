/// A hash function that takes bytes in pieces. Copies are independent.
package protocol RunningHash: Sendable {
  /// The number of bytes that are mixed in at once.
  static var blockSize: Int { get }
  init()
  mutating func add(_ bytes: [UInt8])
  /// The hash of all bytes so far. More can follow.
  func finished() -> [UInt8]
}

extension RunningHash {
  package static func hash(_ bytes: [UInt8]) -> [UInt8] {
    var hash = Self()
    hash.add(bytes)
    return hash.finished()
  }

  /// HMAC (RFC 2104).
  package static func authentication(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    let keys = PaddedKeys(key, blockSize: blockSize, hash: hash)
    return hash(keys.outer + hash(keys.inner + message))
  }
}

/// The keys of the inner and the outer hash of HMAC.
package struct PaddedKeys {
  package let inner: [UInt8]
  package let outer: [UInt8]

  package init(_ key: [UInt8], blockSize: Int, hash: ([UInt8]) -> [UInt8]) {
    var bytes = key.count > blockSize ? hash(key) : key
    bytes += [UInt8](repeating: 0, count: blockSize - bytes.count)
    inner = bytes.map { $0 ^ 0x36 }
    outer = bytes.map { $0 ^ 0x5C }
  }
}
