import CairnHashes
import Foundation

/// SHA-2 with 256 bits.
///
/// ```swift
/// let digest = SHA256.hash(data: Data("abc".utf8))
/// ```
public struct SHA256: HashFunction {
  /// The digest of the function.
  public typealias Digest = SHA256Digest
  /// The bytes that are mixed in at once.
  public static let blockByteCount = 64
  /// The bytes of a digest.
  public static let byteCount = SHA256Digest.byteCount
  private var hash = CairnHashes.SHA256()

  /// Creates a hash of nothing.
  public init() {}

  /// Adds bytes to the hashed ones.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.add(bufferPointer) }
  /// Returns the digest of all bytes so far. More can follow.
  public func finalize() -> SHA256Digest { SHA256Digest(_bytes: hash.finished()) }
}

/// SHA-2 with 384 bits.
///
/// ```swift
/// let digest = SHA384.hash(data: Data("abc".utf8))
/// ```
public struct SHA384: HashFunction {
  /// The digest of the function.
  public typealias Digest = SHA384Digest
  /// The bytes that are mixed in at once.
  public static let blockByteCount = 128
  /// The bytes of a digest.
  public static let byteCount = SHA384Digest.byteCount
  private var hash = CairnHashes.SHA384()

  /// Creates a hash of nothing.
  public init() {}

  /// Adds bytes to the hashed ones.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.add(bufferPointer) }
  /// Returns the digest of all bytes so far. More can follow.
  public func finalize() -> SHA384Digest { SHA384Digest(_bytes: hash.finished()) }
}

/// SHA-2 with 512 bits.
///
/// ```swift
/// let digest = SHA512.hash(data: Data("abc".utf8))
/// ```
public struct SHA512: HashFunction {
  /// The digest of the function.
  public typealias Digest = SHA512Digest
  /// The bytes that are mixed in at once.
  public static let blockByteCount = 128
  /// The bytes of a digest.
  public static let byteCount = SHA512Digest.byteCount
  private var hash = CairnHashes.SHA512()

  /// Creates a hash of nothing.
  public init() {}

  /// Adds bytes to the hashed ones.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.add(bufferPointer) }
  /// Returns the digest of all bytes so far. More can follow.
  public func finalize() -> SHA512Digest { SHA512Digest(_bytes: hash.finished()) }
}

/// Hash functions that are no longer secure, for old formats.
///
/// ```swift
/// let name = Insecure.MD5.hash(data: Data(address.utf8)).map { String(format: "%02x", $0) }.joined()
/// ```
public enum Insecure {}

extension Insecure {
  /// MD5, with 128 bits.
  ///
  /// ```swift
  /// let digest = Insecure.MD5.hash(data: Data("abc".utf8))
  /// ```
  public struct MD5: HashFunction {
    /// The digest of the function.
    public typealias Digest = MD5Digest
    /// The bytes that are mixed in at once.
    public static let blockByteCount = 64
    /// The bytes of a digest.
    public static let byteCount = MD5Digest.byteCount
    private var hash = CairnHashes.MD5()

    /// Creates a hash of nothing.
    public init() {}

    /// Adds bytes to the hashed ones.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.add(bufferPointer) }
    /// Returns the digest of all bytes so far. More can follow.
    public func finalize() -> MD5Digest { MD5Digest(_bytes: hash.finished()) }
  }
}

extension Insecure {
  /// SHA-1, with 160 bits.
  ///
  /// ```swift
  /// let digest = Insecure.SHA1.hash(data: Data("abc".utf8))
  /// ```
  public struct SHA1: HashFunction {
    /// The digest of the function.
    public typealias Digest = SHA1Digest
    /// The bytes that are mixed in at once.
    public static let blockByteCount = 64
    /// The bytes of a digest.
    public static let byteCount = SHA1Digest.byteCount
    private var hash = CairnHashes.SHA1()

    /// Creates a hash of nothing.
    public init() {}

    /// Adds bytes to the hashed ones.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.add(bufferPointer) }
    /// Returns the digest of all bytes so far. More can follow.
    public func finalize() -> SHA1Digest { SHA1Digest(_bytes: hash.finished()) }
  }
}

extension RunningHash {
  fileprivate mutating func add(_ buffer: UnsafeRawBufferPointer) {
    // In pieces, so that a large file is not copied as a whole.
    for start in stride(from: 0, to: buffer.count, by: 1 << 16) {
      add(Array(buffer[start..<min(start + 1 << 16, buffer.count)]))
    }
  }
}
