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
  private var hasher = BlockHasher(SecureHash2<UInt32>.sha256)

  /// Creates a hash of nothing.
  public init() {}

  /// Adds bytes to the hashed ones.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hasher.add(bufferPointer) }
  /// Returns the digest of all bytes so far. More can follow.
  public func finalize() -> SHA256Digest { SHA256Digest(_bytes: hasher.finished()) }
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
  private var hasher = BlockHasher(SecureHash2<UInt64>.sha384)

  /// Creates a hash of nothing.
  public init() {}

  /// Adds bytes to the hashed ones.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hasher.add(bufferPointer) }
  /// Returns the digest of all bytes so far. More can follow.
  public func finalize() -> SHA384Digest { SHA384Digest(_bytes: hasher.finished().dropLast(16).bytes) }
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
  private var hasher = BlockHasher(SecureHash2<UInt64>.sha512)

  /// Creates a hash of nothing.
  public init() {}

  /// Adds bytes to the hashed ones.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hasher.add(bufferPointer) }
  /// Returns the digest of all bytes so far. More can follow.
  public func finalize() -> SHA512Digest { SHA512Digest(_bytes: hasher.finished()) }
}

/// Hash functions that keep no attacker out, for old formats.
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
    private var hasher = BlockHasher(MessageDigest5())

    /// Creates a hash of nothing.
    public init() {}

    /// Adds bytes to the hashed ones.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hasher.add(bufferPointer) }
    /// Returns the digest of all bytes so far. More can follow.
    public func finalize() -> MD5Digest { MD5Digest(_bytes: hasher.finished()) }
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
    private var hasher = BlockHasher(SecureHash1())

    /// Creates a hash of nothing.
    public init() {}

    /// Adds bytes to the hashed ones.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hasher.add(bufferPointer) }
    /// Returns the digest of all bytes so far. More can follow.
    public func finalize() -> SHA1Digest { SHA1Digest(_bytes: hasher.finished()) }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var bytes: [UInt8] { Array(self) }
}
