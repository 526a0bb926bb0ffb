import Foundation

/// A cryptographic hash function.
///
/// ```swift
/// var hash = SHA256()
/// for chunk in chunks { hash.update(data: chunk) }
/// let digest = hash.finalize()
/// ```
public protocol HashFunction: Sendable {
  associatedtype Digest: CairnCryptoKit.Digest
  /// The bytes that are mixed in at once.
  static var blockByteCount: Int { get }
  /// Creates a hash of nothing.
  init()
  /// Adds bytes to the hashed ones.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// Returns the digest of all bytes so far. More can follow.
  func finalize() -> Digest
}

extension HashFunction {
  /// Returns the digest of some bytes.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var hash = Self()
    hash.update(data: data)
    return hash.finalize()
  }

  /// Returns the digest of some bytes.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var hash = Self()
    hash.update(bufferPointer: bufferPointer)
    return hash.finalize()
  }

  /// Adds bytes to the hashed ones.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}
