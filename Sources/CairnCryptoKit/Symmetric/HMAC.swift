import CairnHashes
import Foundation

/// A code that proves that the sender of a message has the key.
///
/// ```swift
/// let code: HMAC<SHA256>.MAC = HMAC<SHA256>.authenticationCode(for: message, using: key)
/// ```
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence
where Element == UInt8 {
  /// The number of bytes.
  var byteCount: Int { get }
}

/// A code that a hash function makes.
///
/// ```swift
/// Data(HMAC<SHA256>.authenticationCode(for: message, using: key))
/// ```
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode, Sendable {
  let bytes: [UInt8]

  /// The number of bytes.
  public var byteCount: Int { bytes.count }
  /// The bytes in hexadecimal, after the name of the function.
  public var description: String { "HMAC with \(H.Digest._name): \(bytes.hexadecimal)" }
  /// Returns an iterator over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// Compares in constant time.
  public static func == (a: Self, b: Self) -> Bool { ConstantTime.isSame(a.bytes, b.bytes) }
  /// Compares with bytes in constant time.
  public static func == (a: Self, b: some DataProtocol) -> Bool { ConstantTime.isSame(a.bytes, Array(b)) }
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

/// Makes and checks authentication codes (RFC 2104).
///
/// ```swift
/// let isGenuine = HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key)
/// ```
public struct HMAC<H: HashFunction>: Sendable {
  /// The key of a code.
  public typealias Key = SymmetricKey
  /// The code.
  public typealias MAC = HashedAuthenticationCode<H>
  private var inner = H()
  private var outer = H()

  /// Starts a code.
  public init(key: SymmetricKey) {
    let keys = PaddedKeys(key.bytes, blockSize: H.blockByteCount) { H.hash(data: $0)._bytes }
    inner.update(data: keys.inner)
    outer.update(data: keys.outer)
  }

  /// Adds bytes of the message.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// Returns the code of all bytes so far.
  public func finalize() -> MAC {
    var outer = outer
    outer.update(data: inner.finalize()._bytes)
    return MAC(bytes: outer.finalize()._bytes)
  }

  /// Returns the code of a message.
  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
    var code = Self(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Whether a code is that of a message.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: MAC, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool { authenticationCode(for: authenticatedData, using: key) == mac }

  /// Whether bytes are the code of a message.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    let bytes = authenticationCode.withUnsafeBytes { Array($0) }
    return ConstantTime.isSame(self.authenticationCode(for: authenticatedData, using: key).bytes, bytes)
  }
}
