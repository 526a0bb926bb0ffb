import CairnUnsafe
import Foundation

/// A problem Cairn reports to the developer. Tests read it as `TestHost.Diagnostic`.
package struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
  package enum Severity: Int, Sendable, Hashable, Comparable {
    case note, warning, error
    package static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
  }

  /// A stable dotted name such as `navigation.unregistered-value`.
  package let code: String
  package let severity: Severity
  /// The problem, and the code to write instead.
  package let message: String
  /// The file of the declaration, if known.
  package let file: String?
  package let line: Int?

  package var description: String {
    let place = file.map { "\($0):\(line ?? 0): " } ?? ""
    return "\(place)\(severity): \(message) [\(code)]"
  }
}

/// The source location of a declaration. Views and their states carry it, so it is only two words.
@usableFromInline
package struct SourcePlace: Sendable, Equatable {
  @usableFromInline let literal: LiteralText
  @usableFromInline let number: UInt32

  @inlinable
  init(_ file: StaticString, _ line: UInt) {
    literal = LiteralText(file)
    number = UInt32(truncatingIfNeeded: line)
  }

  var file: String { literal.string }
  var line: Int { Int(number) }

  @usableFromInline
  package static func == (a: SourcePlace, b: SourcePlace) -> Bool { a.number == b.number && a.file == b.file }
}
