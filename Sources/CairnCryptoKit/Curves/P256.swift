import CairnCryptoLibrary
import Foundation

/// The curve P-256 of NIST.
///
/// ```swift
/// let signature = try P256.Signing.PrivateKey().signature(for: message)
/// ```
public enum P256 {
  /// Agrees on a secret that only two sides know.
  ///
  /// ```swift
  /// let secret = try mine.sharedSecretFromKeyAgreement(with: theirs)
  /// ```
  public enum KeyAgreement {}

  /// Signs messages.
  ///
  /// ```swift
  /// let isGenuine = author.isValidSignature(signature, for: message)
  /// ```
  public enum Signing {}
}

/// The 65 bytes of a public key, which are a point of the curve.
struct P256Point: Sendable {
  let bytes: [UInt8]

  init(of key: [UInt8]) throws(CryptoKitError) {
    var full = [UInt8](repeating: 0, count: 65)
    try CryptoLibrary.call(otherwise: .invalidParameter) { cairn_p256_public(key, &full) }
    bytes = full
  }

  init(_ some: [UInt8]) throws(CryptoKitError) {
    guard [33, 65].contains(some.count) else { throw .incorrectParameterSize }
    var full = [UInt8](repeating: 0, count: 65)
    try CryptoLibrary.call(otherwise: .invalidParameter) { cairn_p256_check(some, some.count, &full) }
    bytes = full
  }

  var compressed: Data { Data([bytes[64] % 2 == 0 ? 2 : 3] + bytes[1...32]) }

  static func random() throws(CryptoKitError) -> [UInt8] {
    var key = [UInt8](repeating: 0, count: 32)
    try CryptoLibrary.call { cairn_p256_generate(&key) }
    return key
  }
}
