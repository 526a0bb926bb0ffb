import CairnCore
import CairnScreen

extension TestHost {
  /// The role of an element on the screen.
  ///
  /// ```swift
  /// try host.tap("Mint", role: .link)
  /// ```
  public typealias Role = ElementRole

  /// A problem in an app that its developer should know about.
  ///
  /// ```swift
  /// #expect(host.diagnostics.map(\.code) == ["foreach.duplicate-id"])
  /// ```
  public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
    /// The severity of a problem.
    ///
    /// ```swift
    /// #expect(!host.diagnostics.contains { $0.severity >= .warning })
    /// ```
    public enum Severity: Int, Sendable, Hashable, Comparable {
      /// Worth knowing; never fails a test.
      case note
      /// The app does not do what its code seems to say.
      case warning
      /// The app has an error that the engine has worked around.
      case error

      /// Whether the first is less severe.
      public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
    }

    /// A stable dotted name such as `navigation.unregistered-value`.
    public let code: String
    /// The severity.
    public let severity: Severity
    /// What is wrong, and what to write instead.
    public let message: String
    /// The file of the declaration, if known.
    public let file: String?
    /// The line of the declaration, if known.
    public let line: Int?

    init(_ diagnostic: CairnCore.Diagnostic) {
      code = diagnostic.code
      severity =
        switch diagnostic.severity {
        case .note: .note
        case .warning: .warning
        case .error: .error
        }
      message = diagnostic.message
      file = diagnostic.file
      line = diagnostic.line
    }

    /// The location, severity, message and code, in one line.
    public var description: String {
      let place = file.map { "\($0):\(line ?? 0): " } ?? ""
      return "\(place)\(severity): \(message) [\(code)]"
    }
  }
}
