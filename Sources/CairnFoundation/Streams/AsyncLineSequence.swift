import Foundation

/// The lines of a text whose bytes arrive one after the other. Lines with nothing in them are left out.
///
///     for try await line in url.lines { print(line) }
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A line without its end.
  public typealias Element = String
  /// What can go wrong while the bytes arrive.
  public typealias Failure = Base.Failure

  private let bytes: Base

  init(_ bytes: Base) { self.bytes = bytes }

  /// Reads from the start.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: bytes.makeAsyncIterator()) }

  /// Waits for one line after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var bytes: Base.AsyncIterator
    private var cutter = LineCutter()

    fileprivate init(bytes: Base.AsyncIterator) { self.bytes = bytes }

    /// The next line; nil at the end.
    public mutating func next() async rethrows -> String? {
      while let byte = try await bytes.next() {
        if let line = cutter.line(endedBy: byte) { return line }
      }
      return cutter.rest()
    }

    /// The next line; nil at the end.
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

/// Finds the ends of lines in bytes that come one by one.
struct LineCutter {
  private var line: [UInt8] = []

  /// The line a byte ends; nil if it ends none, or one with nothing in it.
  mutating func line(endedBy byte: UInt8) -> String? {
    switch byte {
    case 0x0A...0x0D: return rest()
    // The next line of U+0085, the separators of lines and paragraphs of U+2028 and U+2029.
    case 0x85 where line.last == 0xC2: return rest(without: 1)
    case 0xA8, 0xA9: if line.suffix(2) == [0xE2, 0x80] { return rest(without: 2) }
    default: break
    }
    line.append(byte)
    return nil
  }

  /// What there is without an end; nil if that is nothing.
  mutating func rest(without count: Int = 0) -> String? {
    defer { line.removeAll(keepingCapacity: true) }
    let bytes = line.dropLast(count)
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
