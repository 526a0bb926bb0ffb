import CairnCryptoLibrary
import CairnHashes
import Foundation

/// The curve of X25519 and Ed25519 (RFC 7748, RFC 8032).
///
/// ```swift
/// let key = Curve25519.Signing.PrivateKey()
/// let signature = try key.signature(for: message)
/// ```
public enum Curve25519 {
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

extension Curve25519.KeyAgreement {
  /// The public half of a key.
  ///
  /// ```swift
  /// let theirs = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: received)
  /// ```
  public struct PublicKey: Sendable {
    /// The 32 bytes of the key.
    public let rawRepresentation: Data
    /// Creates a key from its 32 bytes.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
      self.rawRepresentation = try CurveBytes.checked(rawRepresentation, count: 32)
    }
  }

  /// A key with its secret half.
  ///
  /// ```swift
  /// let mine = Curve25519.KeyAgreement.PrivateKey()
  /// ```
  public struct PrivateKey: Sendable {
    /// The 32 bytes of the key.
    public let rawRepresentation: Data
    /// The public half.
    public let publicKey: PublicKey

    /// Creates a random key. Ends the program if the system has no libcrypto, as a key cannot be made up.
    public init() { self = CurveBytes.made { try Self(rawRepresentation: RandomBytes.make(32)) } }

    /// Creates a key from its 32 bytes.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
      self.rawRepresentation = try CurveBytes.checked(rawRepresentation, count: 32)
      let bytes = Array(self.rawRepresentation)
      var half = [UInt8](repeating: 0, count: 32)
      try CryptoLibrary.call { cairn_x25519_public(bytes, &half) }
      publicKey = try PublicKey(rawRepresentation: half)
    }

    /// Returns the secret that the owner of the other key gets from this one's public half.
    public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
      var secret = [UInt8](repeating: 0, count: 32)
      let (mine, theirs) = (Array(rawRepresentation), Array(publicKeyShare.rawRepresentation))
      try CryptoLibrary.call { cairn_x25519_agree(mine, theirs, &secret) }
      return SharedSecret(bytes: secret)
    }
  }
}

extension Curve25519.Signing {
  /// The half of a key that checks signatures.
  ///
  /// ```swift
  /// let author = try Curve25519.Signing.PublicKey(rawRepresentation: known)
  /// ```
  public struct PublicKey: Sendable {
    /// The 32 bytes of the key.
    public let rawRepresentation: Data
    /// Creates a key from its 32 bytes.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
      self.rawRepresentation = try CurveBytes.checked(rawRepresentation, count: 32)
    }

    /// Whether a signature is that of a message. `false`, with a diagnostic, if the system has no libcrypto.
    public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
      let (key, bytes, message) = (Array(rawRepresentation), Array(signature), Array(data))
      guard bytes.count == 64 else { return false }
      return (try? CryptoLibrary.call { cairn_ed25519_verify(key, message, message.count, bytes) }) != nil
    }
  }

  /// A key that signs.
  ///
  /// ```swift
  /// let key = try Curve25519.Signing.PrivateKey(rawRepresentation: stored)
  /// ```
  public struct PrivateKey: Sendable {
    /// The 32 bytes of the key.
    public let rawRepresentation: Data
    /// The half that checks signatures.
    public let publicKey: PublicKey

    /// Creates a random key. Ends the program if the system has no libcrypto, as a key cannot be made up.
    public init() { self = CurveBytes.made { try Self(rawRepresentation: RandomBytes.make(32)) } }

    /// Creates a key from its 32 bytes.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
      self.rawRepresentation = try CurveBytes.checked(rawRepresentation, count: 32)
      let bytes = Array(self.rawRepresentation)
      var half = [UInt8](repeating: 0, count: 32)
      try CryptoLibrary.call { cairn_ed25519_public(bytes, &half) }
      publicKey = try PublicKey(rawRepresentation: half)
    }

    /// Signs a message.
    public func signature<D: DataProtocol>(for data: D) throws -> Data {
      var signature = [UInt8](repeating: 0, count: 64)
      let (key, message) = (Array(rawRepresentation), Array(data))
      try CryptoLibrary.call { cairn_ed25519_sign(key, message, message.count, &signature) }
      return Data(signature)
    }
  }
}

enum CurveBytes {
  static func checked(_ bytes: some ContiguousBytes, count: Int) throws -> Data {
    let data = bytes.withUnsafeBytes { Data($0) }
    guard data.count == count else { throw CryptoKitError.incorrectKeySize }
    return data
  }

  /// Makes a key where the API cannot fail.
  static func made<Key>(_ make: () throws -> Key) -> Key {
    do { return try make() } catch {
      fatalError("CryptoKit: no key can be made (\(error)). Install OpenSSL's libcrypto.so.3 or libcrypto.so.1.1.")
    }
  }
}
