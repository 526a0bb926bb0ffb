import Foundation

/// A problem Cairn reports to the developer.
///
/// ```swift
/// #expect(host.diagnostics.map(\.code) == ["foreach.duplicate-id"])
/// ```
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
  public enum Severity: Int, Sendable, Hashable, Comparable {
    case note, warning, error
    public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
  }

  /// A stable dotted name such as `navigation.unregistered-value`.
  public let code: String
  public let severity: Severity
  /// The problem, and the code to write instead.
  public let message: String
  /// The file of the declaration, if known.
  public let file: String?
  public let line: Int?

  public var description: String {
    let place = file.map { "\($0):\(line ?? 0): " } ?? ""
    return "\(place)\(severity): \(message) [\(code)]"
  }
}

/// The source location of a declaration. Views carry it, so it is only a pointer and a number.
struct SourcePlace: Sendable, Equatable {
  private let staticFile: StaticString
  private let number: UInt

  init(_ file: StaticString, _ line: UInt) {
    staticFile = file
    number = line
  }

  var file: String { staticFile.description }
  var line: Int { Int(number) }

  static func == (a: SourcePlace, b: SourcePlace) -> Bool { a.number == b.number && a.file == b.file }
}
