import Foundation

/// The lines of a text whose bytes arrive incrementally. Empty lines are skipped.
///
///     for try await line in url.lines { print(line) }
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A line without its terminator.
  public typealias Element = String
  /// The error of the underlying bytes.
  public typealias Failure = Base.Failure

  private let bytes: Base

  init(_ bytes: Base) { self.bytes = bytes }

  /// Returns an iterator from the start.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: bytes.makeAsyncIterator()) }

  /// Iterates over the lines.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var bytes: Base.AsyncIterator
    private var cutter = LineCutter()

    fileprivate init(bytes: Base.AsyncIterator) { self.bytes = bytes }

    /// Returns the next line, or `nil` at the end.
    public mutating func next() async rethrows -> String? {
      while let byte = try await bytes.next() {
        if let line = cutter.line(endedBy: byte) { return line }
      }
      return cutter.rest()
    }

    /// Returns the next line, or `nil` at the end.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> String? {
      while let byte = try await bytes.next(isolation: actor) {
        if let line = cutter.line(endedBy: byte) { return line }
      }
      return cutter.rest()
    }
  }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The bytes as lines of text.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
}

/// Splits incoming bytes into lines.
struct LineCutter {
  private var line: [UInt8] = []

  /// Returns the line that a byte ends, or `nil` if it ends none or an empty one.
  mutating func line(endedBy byte: UInt8) -> String? {
    switch byte {
    case 0x0A...0x0D: return rest()
    // U+0085 is the next-line character; U+2028 and U+2029 separate lines and paragraphs.
    case 0x85 where line.last == 0xC2: return rest(without: 1)
    case 0xA8, 0xA9: if line.suffix(2) == [0xE2, 0x80] { return rest(without: 2) }
    default: break
    }
    line.append(byte)
    return nil
  }

  /// Returns the unterminated rest, or `nil` if it is empty.
  mutating func rest(without count: Int = 0) -> String? {
    defer { line.removeAll(keepingCapacity: true) }
    let bytes = line.dropLast(count)
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
