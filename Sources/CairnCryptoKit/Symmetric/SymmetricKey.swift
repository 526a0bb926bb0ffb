import CairnHashes
import Foundation

/// The size of a key.
///
/// ```swift
/// SymmetricKey(size: .bits256)
/// ```
public struct SymmetricKeySize: Sendable, Hashable {
  /// The number of bits.
  public let bitCount: Int
  /// Creates a size of whole bytes.
  public init(bitCount: Int) {
    precondition(bitCount > 0 && bitCount % 8 == 0, "A key has whole bytes.")
    self.bitCount = bitCount
  }

  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A secret key that both sides know.
///
/// ```swift
/// let key = SymmetricKey(size: .bits256)
/// let box = try AES.GCM.seal(note, using: key)
/// ```
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]

  /// Creates a random key.
  public init(size: SymmetricKeySize) { bytes = RandomBytes.make(size.bitCount / 8) }

  /// Creates a key from bytes.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

  /// The number of bits.
  public var bitCount: Int { bytes.count * 8 }

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// Compares in constant time.
  public static func == (a: SymmetricKey, b: SymmetricKey) -> Bool { ConstantTime.isSame(a.bytes, b.bytes) }
}
