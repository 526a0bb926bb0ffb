import CairnHashes
import Foundation

/// The result of a hash function.
///
/// ```swift
/// let text = SHA256.hash(data: file).map { String(format: "%02x", $0) }.joined()
/// ```
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8, Iterator == Array<UInt8>.Iterator {
  /// The number of bytes.
  static var byteCount: Int { get }
  var _bytes: [UInt8] { get }
  static var _name: String { get }
}

extension Digest {
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try _bytes.withUnsafeBytes(body)
  }

  /// Returns an iterator over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { _bytes.makeIterator() }

  /// The bytes in hexadecimal, after the name of the function.
  public var description: String { "\(Self._name) digest: \(_bytes.hexadecimal)" }

  /// Compares in constant time.
  public static func == (a: Self, b: Self) -> Bool { ConstantTime.isSame(a._bytes, b._bytes) }

  /// Compares with bytes in constant time.
  public static func == (a: Self, b: some DataProtocol) -> Bool { ConstantTime.isSame(a._bytes, Array(b)) }

  /// Compares with bytes in constant time.
  public static func != (a: Self, b: some DataProtocol) -> Bool { !(a == b) }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(_bytes) }
}

extension [UInt8] {
  var hexadecimal: String {
    map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined()
  }
}
