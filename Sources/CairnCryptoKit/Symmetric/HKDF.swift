import Foundation

/// Derives keys from a secret (RFC 5869).
///
/// ```swift
/// let key = HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, info: Data("files".utf8), outputByteCount: 32)
/// ```
public struct HKDF<H: HashFunction>: Sendable {
  /// Derives a key.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
      outputByteCount: outputByteCount)
  }

  /// Derives a key without a salt.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
  }

  /// Derives a key without information about its use.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
  }

  /// Derives a key without a salt and without information about its use.
  public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, info: [UInt8](), outputByteCount: outputByteCount)
  }

  /// Extracts a uniformly random key from a secret.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    let bytes = salt.map { Array($0) } ?? []
    return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: bytes))
  }

  /// Makes a longer key from an extracted one. At most 255 digests can be made.
  public static func expand<Key: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey: Key, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    precondition(
      outputByteCount >= 0 && outputByteCount <= 255 * H.Digest.byteCount, "HKDF makes at most 255 digests of bytes.")
    let key = SymmetricKey(data: pseudoRandomKey)
    var (output, last): ([UInt8], [UInt8]) = ([], [])
    var number: UInt8 = 1
    while output.count < outputByteCount {
      var code = HMAC<H>(key: key)
      code.update(data: last)
      if let info { code.update(data: info) }
      code.update(data: [number])
      last = code.finalize().bytes
      output += last
      number &+= 1
    }
    return SymmetricKey(data: Array(output.prefix(outputByteCount)))
  }
}
