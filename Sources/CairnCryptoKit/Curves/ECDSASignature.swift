import Foundation

extension P256.Signing {
  /// A signature: two numbers of 32 bytes.
  ///
  /// ```swift
  /// let received = try P256.Signing.ECDSASignature(derRepresentation: bytes)
  /// ```
  public struct ECDSASignature: ContiguousBytes, Sendable {
    /// The two numbers.
    public let rawRepresentation: Data

    /// Creates a signature from the two numbers.
    public init<D: DataProtocol>(rawRepresentation: D) throws {
      guard rawRepresentation.count == 64 else { throw CryptoKitError.incorrectParameterSize }
      self.rawRepresentation = Data(rawRepresentation)
    }

    /// Creates a signature from the encoding that certificates use.
    public init<D: DataProtocol>(derRepresentation: D) throws {
      var bytes = Array(derRepresentation)[...]
      guard bytes.popFirst() == 0x30, bytes.popFirst().map(Int.init) == bytes.count else {
        throw CryptoKitError.invalidParameter
      }
      let numbers = try Self.number(&bytes) + Self.number(&bytes)
      guard bytes.isEmpty else { throw CryptoKitError.invalidParameter }
      rawRepresentation = Data(numbers)
    }

    /// The encoding that certificates use.
    public var derRepresentation: Data {
      let bytes = Array(rawRepresentation)
      let content = Self.encoded(bytes[..<32]) + Self.encoded(bytes[32...])
      return Data([0x30, UInt8(content.count)] + content)
    }

    /// Calls a closure with the two numbers.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try rawRepresentation.withUnsafeBytes(body)
    }

    private static func encoded(_ number: ArraySlice<UInt8>) -> [UInt8] {
      var digits = Array(number.drop { $0 == 0 })
      // A first bit would make the number negative.
      if digits.first.map({ $0 >= 0x80 }) ?? true { digits.insert(0, at: 0) }
      return [2, UInt8(digits.count)] + digits
    }

    private static func number(_ bytes: inout ArraySlice<UInt8>) throws -> [UInt8] {
      guard bytes.popFirst() == 2, let count = bytes.popFirst().map(Int.init), count > 0, count <= bytes.count,
        bytes.first.map({ $0 < 0x80 }) == true
      else { throw CryptoKitError.invalidParameter }
      let digits = bytes.prefix(count).drop { $0 == 0 }
      bytes = bytes.dropFirst(count)
      guard digits.count <= 32 else { throw CryptoKitError.invalidParameter }
      return [UInt8](repeating: 0, count: 32 - digits.count) + digits
    }
  }
}
