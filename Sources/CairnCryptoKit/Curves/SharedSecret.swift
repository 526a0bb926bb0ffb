import CairnHashes
import Foundation

/// The common secret of two sides that exchanged public keys. Derive keys from it.
///
/// ```swift
/// let key = secret.hkdfDerivedSymmetricKey(using: SHA256.self, salt: salt, sharedInfo: Data(), outputByteCount: 32)
/// ```
public struct SharedSecret: ContiguousBytes, Hashable, CustomStringConvertible, Sendable {
  let bytes: [UInt8]

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// Names the type and not the secret.
  public var description: String { "SharedSecret" }

  /// Compares in constant time.
  public static func == (a: SharedSecret, b: SharedSecret) -> Bool { ConstantTime.isSame(a.bytes, b.bytes) }
  /// Compares with bytes in constant time.
  public static func == (a: SharedSecret, b: some DataProtocol) -> Bool { ConstantTime.isSame(a.bytes, Array(b)) }

  /// Derives a key (RFC 5869).
  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
  }

  /// Derives a key (ANSI X9.63).
  public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
    using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int
  ) -> SymmetricKey {
    var output: [UInt8] = []
    var number: UInt32 = 1
    while output.count < outputByteCount {
      var hash = H()
      hash.update(data: bytes)
      hash.update(data: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) })
      hash.update(data: sharedInfo)
      output += hash.finalize()._bytes
      number += 1
    }
    return SymmetricKey(data: Array(output.prefix(max(outputByteCount, 0))))
  }
}
