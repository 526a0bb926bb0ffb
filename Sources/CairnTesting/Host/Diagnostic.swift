import CairnCore
import CairnScreen

extension TestHost {
  /// The part an element plays on the screen.
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
    /// How bad a problem is.
    ///
    /// ```swift
    /// #expect(!host.diagnostics.contains { $0.severity >= .warning })
    /// ```
    public enum Severity: Int, Sendable, Hashable, Comparable {
      /// Worth knowing; never fails a test.
      case note
      /// The app does not do what its code seems to say.
      case warning
      /// The app is wrong, and the engine chose a way out.
      case error

      /// Whether the first is less bad.
      public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
    }

    /// A stable dotted name such as `navigation.unregistered-value`.
    public let code: String
    /// How bad it is.
    public let severity: Severity
    /// What was wrong, and what to write instead.
    public let message: String
    /// The file of the declaration, where Swift knows it.
    public let file: String?
    /// The line of the declaration, where Swift knows it.
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

    /// The place, the severity, the message and the code, in one line.
    public var description: String {
      let place = file.map { "\($0):\(line ?? 0): " } ?? ""
      return "\(place)\(severity): \(message) [\(code)]"
    }
  }
}
