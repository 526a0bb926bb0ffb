import Foundation

/// Bytes that arrive in pieces, taken out line by line.
struct LineBuffer {
  private var rest = Data()

  mutating func append(_ bytes: Data) { rest += bytes }

  /// Removes and returns the next line, or `nil` if it is not complete.
  mutating func next() -> Data? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { rest = Data(rest[(end + 1)...]) }
    return Data(rest[..<end])
  }
}
