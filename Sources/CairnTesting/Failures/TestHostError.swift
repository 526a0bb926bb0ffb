import CairnPrinting

/// The reason why a host could not do what a test asked for.
///
/// The description begins with the test's line, says what went wrong and lists similar elements, and ends with the
/// screen.
///
/// ```swift
/// let error = #expect(throws: TestHostError.self) { try host.tap("Sve") }
/// #expect(error?.reason == .notFound("\"Sve\"", nearby: [.init(.button, "Save")]))
/// ```
public struct TestHostError: Error, CustomStringConvertible {
  /// What went wrong.
  public let reason: Reason
  /// The line of the test that failed.
  public let location: TestHost.SourceLocation
  /// The semantic tree at that moment.
  public let screen: String

  /// The test's line, the reason and the screen.
  public var description: String {
    // A snapshot's failure already shows the relevant part of the screen.
    if case .snapshot = reason { return "\(location): \(reason)".printableLines }
    return "\(location): \(reason)\nOn the screen:\n\(screen)".printableLines
  }
}

extension TestHostError {
  /// An element on the screen, as failures describe it.
  ///
  /// ```swift
  /// #expect(error.reason == .disabled(.init(.button, "Save")))
  /// ```
  public struct Candidate: Sendable, Equatable, CustomStringConvertible {
    /// The element's role.
    public let role: TestHost.Role
    /// The element's name for users.
    public let label: String

    /// Creates a candidate from a role and a label.
    public init(_ role: TestHost.Role, _ label: String) {
      self.role = role
      self.label = label
    }

    /// The role and the label, such as `button "Save"`.
    public var description: String { "\(role.rawValue) \"\(label)\"" }
  }

  /// What went wrong. Each case includes what was found instead, where that helps.
  ///
  /// ```swift
  /// if case .ambiguous(_, let candidates) = error.reason { print(candidates) }
  /// ```
  public enum Reason: Sendable, Equatable {
    /// No element on the screen has the name. `nearby` has similar names.
    case notFound(String, nearby: [Candidate])
    /// Several elements have the name.
    case ambiguous(String, candidates: [Candidate])
    /// The element exists, but is disabled.
    case disabled(Candidate)
    /// A sheet, an alert or another modal is in front.
    case covered(Candidate, by: Candidate)
    /// The element exists, but is hidden or left out of the layout.
    case notVisible(Candidate)
    /// The element does not support the action: it "cannot be dragged".
    case unsupported(Candidate, action: String)
    /// A picker, a menu or a row does not offer the choice.
    case noChoice(String, in: String, available: [String])
    /// The page on top has no back control, or the app has disabled it.
    case cannotGoBack
    /// The back control's history has no page with this title.
    case noPageBehind(String, history: [String])
    /// No panel of this kind is in front.
    case notPresented(String)
    /// The panel in front cannot be swiped away.
    case cannotDismiss(Candidate)
    /// A paged view has no page at that distance.
    case noFurtherPage(shown: Int, count: Int)
    /// What `settle(until:)` waits for did not become true. What the app itself waits for is listed.
    case neverTrue(stillWaitingFor: [String])
    /// Nothing handles the key.
    case keyNotHandled(String, focused: String?)
    /// No window has the title.
    case noWindow(String, open: [String])
    /// A strict host found a problem.
    case diagnosed(TestHost.Diagnostic)
    /// An invariant does not hold.
    case checkFailed(String)
    /// A snapshot is new, differs, or could not be read or written.
    case snapshot(String)
    /// A screenshot could not be taken.
    case noPicture(String)
  }
}
