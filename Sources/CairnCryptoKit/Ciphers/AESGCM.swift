import CairnCryptoLibrary
import CairnHashes
import Foundation

/// The Advanced Encryption Standard.
///
/// ```swift
/// let box = try AES.GCM.seal(note, using: key)
/// ```
public enum AES {}

extension AES {
  /// AES in the mode that also proves that nothing was changed.
  ///
  /// ```swift
  /// let note = try AES.GCM.open(AES.GCM.SealedBox(combined: file), using: key)
  /// ```
  public enum GCM {}
}

extension AES.GCM {
  /// A number that is used once for each message.
  ///
  /// ```swift
  /// let nonce = AES.GCM.Nonce()
  /// ```
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]

    /// Creates a random number.
    public init() { bytes = RandomBytes.make(Sealing.nonceSize) }

    /// Creates a number from bytes, of which there are at least 12.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count >= Sealing.nonceSize else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }

    /// Returns an iterator over the bytes.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Calls a closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }

  /// An encrypted message with its nonce and its tag.
  ///
  /// ```swift
  /// let box = try AES.GCM.SealedBox(combined: file)
  /// ```
  public struct SealedBox: Sendable {
    /// The number that was used for the message.
    public let nonce: Nonce
    /// The encrypted message.
    public let ciphertext: Data
    /// The proof of an unchanged message.
    public let tag: Data

    /// The number, the encrypted message and the tag in one. `nil` if the number does not have 12 bytes.
    public var combined: Data? {
      nonce.bytes.count == Sealing.nonceSize ? Data(nonce.bytes) + ciphertext + tag : nil
    }

    /// Creates a box from its parts.
    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == Sealing.tagSize else { throw CryptoKitError.incorrectParameterSize }
      self.nonce = nonce
      self.ciphertext = Data(ciphertext)
      self.tag = Data(tag)
    }

    /// Creates a box from what `combined` made.
    public init<D: DataProtocol>(combined: D) throws {
      let bytes = Array(combined)
      guard bytes.count >= Sealing.nonceSize + Sealing.tagSize else { throw CryptoKitError.incorrectParameterSize }
      try self.init(
        nonce: Nonce(data: bytes.prefix(Sealing.nonceSize)),
        ciphertext: bytes.dropFirst(Sealing.nonceSize).dropLast(Sealing.tagSize), tag: bytes.suffix(Sealing.tagSize))
    }
  }

  /// Encrypts a message.
  public static func seal<Plaintext: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox {
    try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
  }

  /// Encrypts a message, and lets the tag prove further bytes that are not encrypted.
  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> SealedBox {
    guard [128, 192, 256].contains(key.bitCount) else { throw CryptoKitError.incorrectKeySize }
    let nonce = nonce ?? Nonce()
    let (sealed, tag) = try Sealing.seal(
      CAIRN_AES_GCM, Array(message), key: key, nonce: nonce.bytes, extra: Array(authenticatedData))
    return try SealedBox(nonce: nonce, ciphertext: sealed, tag: tag)
  }

  /// Decrypts a message, or throws if it was changed or the key is another.
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }

  /// Decrypts a message, or throws if it or the further bytes were changed.
  public static func open<AuthenticatedData: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
  ) throws -> Data {
    guard [128, 192, 256].contains(key.bitCount) else { throw CryptoKitError.incorrectKeySize }
    return Data(
      try Sealing.open(
        CAIRN_AES_GCM, Array(sealedBox.ciphertext), tag: Array(sealedBox.tag), key: key,
        nonce: sealedBox.nonce.bytes, extra: Array(authenticatedData)))
  }
}
