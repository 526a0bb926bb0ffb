import CairnCryptoLibrary
import Foundation

extension P256.Signing {
  /// The public half of a key.
  ///
  /// ```swift
  /// let theirs = try P256.Signing.PublicKey(x963Representation: received)
  /// ```
  public struct PublicKey: Sendable {
    let point: P256Point

    /// The 64 bytes of the key.
    public var rawRepresentation: Data { Data(point.bytes.dropFirst()) }
    /// The 65 bytes of the key in the format of ANSI X9.63.
    public var x963Representation: Data { Data(point.bytes) }
    /// The 33 bytes of the key with half of each point.
    public var compressedRepresentation: Data { point.compressed }

    fileprivate init(_ point: P256Point) { self.point = point }

    /// Creates a key from its 64 bytes.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
      point = try P256Point([4] + Array(CurveBytes.checked(rawRepresentation, count: 64)))
    }

    /// Creates a key from its 65 bytes.
    public init<D: ContiguousBytes>(x963Representation: D) throws {
      point = try P256Point(Array(CurveBytes.checked(x963Representation, count: 65)))
    }

    /// Creates a key from its 33 bytes.
    public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
      point = try P256Point(Array(CurveBytes.checked(compressedRepresentation, count: 33)))
    }
  }

  /// A key with its secret half.
  ///
  /// ```swift
  /// let mine = P256.Signing.PrivateKey()
  /// ```
  public struct PrivateKey: Sendable {
    /// The 32 bytes of the key.
    public let rawRepresentation: Data
    /// The public half.
    public let publicKey: PublicKey

    /// Creates a random key. Ends the program if the system has no libcrypto, as a key cannot be made up.
    ///
    /// - Parameter compactRepresentable: Has no effect.
    public init(compactRepresentable: Bool = true) {
      self = CurveBytes.made { try Self(rawRepresentation: P256Point.random()) }
    }

    /// Creates a key from its 32 bytes.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
      self.rawRepresentation = try CurveBytes.checked(rawRepresentation, count: 32)
      publicKey = PublicKey(try P256Point(of: Array(self.rawRepresentation)))
    }

    /// Signs a message by its SHA-256.
    public func signature<D: DataProtocol>(for data: D) throws -> P256.Signing.ECDSASignature {
      try signature(for: SHA256.hash(data: data))
    }

    /// Signs a digest.
    public func signature(for digest: SHA256Digest) throws -> P256.Signing.ECDSASignature {
      var bytes = [UInt8](repeating: 0, count: 64)
      let key = Array(rawRepresentation)
      try CryptoLibrary.call { cairn_p256_sign(key, digest._bytes, &bytes) }
      return try P256.Signing.ECDSASignature(rawRepresentation: bytes)
    }
  }
}

extension P256.Signing.PublicKey {
  /// Whether a signature is that of a message. `false`, with a diagnostic, if the system has no libcrypto.
  public func isValidSignature<D: DataProtocol>(_ signature: P256.Signing.ECDSASignature, for data: D) -> Bool {
    isValidSignature(signature, for: SHA256.hash(data: data))
  }

  /// Whether a signature is that of a digest.
  public func isValidSignature(_ signature: P256.Signing.ECDSASignature, for digest: SHA256Digest) -> Bool {
    let bytes = Array(signature.rawRepresentation)
    return (try? CryptoLibrary.call { cairn_p256_verify(point.bytes, digest._bytes, bytes) }) != nil
  }
}
