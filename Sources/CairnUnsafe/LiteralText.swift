/// A string literal in one word.
///
/// `StaticString` takes three. Each `State` of each view carries the file it was declared in, so the difference counts.
///
/// - Invariant: the literal lives as long as the program and ends with a zero byte, as the compiler lays literals out.
///   A literal that is one scalar, and so no pointer, becomes the empty text.
/// - Without it: `StaticString`.
@frozen
public struct LiteralText: Sendable {
  @usableFromInline
  nonisolated(unsafe) let start: UnsafePointer<UInt8>

  @inlinable @inline(__always)
  public init(_ literal: StaticString) {
    start = literal.hasPointerRepresentation ? literal.utf8Start : ("" as StaticString).utf8Start
  }

  public var string: String { String(cString: start) }
}
