import CairnCore
import CairnPrinting
import CairnScreen
import CairnValues
import Foundation
import SwiftUI

/// Runs a view or an app without a screen, and lets a test use it as a person would.
///
/// ```swift
/// @MainActor @Test func savingShowsTheNote() throws {
///   let host = TestHost { NotesView() }
///   try host.type("Milk", into: "New note")
///   try host.tap("Save")
///   #expect(host.texts.contains("Milk"))
/// }
/// ```
@MainActor
public final class TestHost {
  package let host: HeadlessHost
  package let session: Session
  let isStrict: Bool
  private let start: (HeadlessHost) -> Session
  private var diagnosticsSeen = 0

  /// Shows a view in a window of its own.
  public convenience init<Content: View>(
    width: Double = 390, height: Double = 844, strict: Bool = false, @ViewBuilder content: () -> Content
  ) {
    let view = content()
    self.init(HeadlessHost(size: CGSize(width: width, height: height)), strict: strict) {
      Session(content: view, on: $0)
    }
  }

  /// Shows a view whose stored values are files in a folder, as on a real machine.
  package convenience init<Content: View>(storingIn folder: URL, @ViewBuilder content: () -> Content) {
    let view = content()
    self.init(HeadlessHost(size: CGSize(width: 390, height: 844), storingIn: folder), strict: false) {
      Session(content: view, on: $0)
    }
  }

  /// Starts an app whose stored values are files in a folder.
  package convenience init<A: App>(_ app: A.Type, storingIn folder: URL) {
    self.init(HeadlessHost(size: CGSize(width: 390, height: 844), storingIn: folder), strict: false) {
      Session(.of(A()), on: $0)
    }
  }

  /// Starts an app and shows its first window.
  public convenience init<A: App>(_ app: A.Type, width: Double = 390, height: Double = 844, strict: Bool = false) {
    self.init(HeadlessHost(size: CGSize(width: width, height: height)), strict: strict) { Session(.of(A()), on: $0) }
  }

  /// Starts an app on a display of a kind and size, and shows its first window.
  ///
  /// ```swift
  /// let report = try TestHost(MyApp.self, on: .terminal(columns: 80, lines: 24)).walkEverything()
  /// ```
  public convenience init<A: App>(_ app: A.Type, on display: Display, strict: Bool = false) {
    self.init(display.makeHost(), strict: strict) { Session(.of(A()), on: $0) }
  }

  /// Shows a view on a display of a kind and size.
  public convenience init<Content: View>(
    on display: Display, strict: Bool = false, @ViewBuilder content: () -> Content
  ) {
    let view = content()
    self.init(display.makeHost(), strict: strict) { Session(content: view, on: $0) }
  }

  init(_ host: HeadlessHost, strict: Bool, start: @escaping (HeadlessHost) -> Session) {
    self.host = host
    self.start = start
    isStrict = strict
    session = start(host)
    host.terminal?.show(session)
    if strict { session.graph.diagnostics.tellNotes() }
    session.runTurns()
  }

  isolated deinit { session.end() }

  /// Ends everything as a killed process would, and starts again from what was stored.
  public func terminateAndRestore() throws -> TestHost {
    try settleTurns()
    session.end()
    return TestHost(host.successor(), strict: isStrict, start: start)
  }

  /// The app as a person has it who ends it and starts it again: settings are kept, and no window comes back.
  func startedAnew() -> TestHost {
    TestHost(host.successor(keepingScenes: false), strict: isStrict, start: start)
  }

  /// Changes what the host knows of the person and the machine: their language, light or dark, the size of text.
  package func changeSurroundings(_ change: (inout Surroundings) -> Void) {
    change(&host.surroundings)
    session.surroundingsChanged()
    settleForQuestion()
  }

  // MARK: Settling

  /// Runs what is pending; in a strict host, throws what was noticed on the way.
  func settleTurns() throws {
    session.runTurns()
    if let problem = newProblem() { throw TestHostError(problem.description, screen: screenText) }
  }

  /// Runs what is pending before a question is answered; in a strict host, what was noticed is recorded as an issue.
  func settleForQuestion() {
    session.runTurns()
    if let problem = newProblem() { IssueReport.record(problem.description) }
  }

  private func newProblem() -> Diagnostic? {
    let all = session.graph.diagnostics.all
    defer { diagnosticsSeen = all.count }
    guard isStrict else { return nil }
    return all[diagnosticsSeen...].first { $0.severity >= .warning }
  }

  var window: SceneWindow? { host.windows.last }

  package var root: Element? { window?.screen.root }

  var screenText: String { root.map { TreeText.of($0) } ?? "(no window)" }
}

/// Why a test could not do what it asked for; says what is on the screen.
///
/// ```swift
/// #expect(throws: TestHostError.self) { try host.tap("Nowhere") }
/// ```
public struct TestHostError: Error, CustomStringConvertible {
  public let description: String

  init(_ reason: String, screen: String) {
    description = "\(reason)\nOn the screen:\n\(screen)".printableLines
  }
}
