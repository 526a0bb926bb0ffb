import CairnCore
import CairnFoundation
import CairnHosting
import CairnScreen
import CairnValues
import Foundation
import SwiftUI

/// Runs a view or an app without a screen, and lets a test use it like a user.
///
/// ```swift
/// @MainActor @Test func savingShowsTheNote() throws {
///   let host = TestHost(strict: true) { NotesView() }
///   host.field("New note").text = "Milk"
///   try host.button("Save").tap()
///   #expect(host.texts.contains("Milk"))
/// }
/// ```
///
/// *Verbs* such as `tap(_:)` act like a user, and throw a `TestHostError` that begins with the test's line. *Questions*
/// such as `title` and `isVisible(_:)` read the screen. *Handles* such as `button(_:)` name an element for several
/// verbs and questions. All of them run pending changes first, and none waits for the wall clock.
@MainActor
public final class TestHost {
  package let host: HeadlessHost
  package let session: Session
  let recipe: Recipe
  private let start: (HeadlessHost) -> Session
  private var diagnosticsSeen = 0
  /// The line of the last verb, for questions that cannot record their line.
  var lastLocation: SourceLocation
  /// The number of unnamed snapshots per test function.
  var snapshotCounts: [String: Int] = [:]

  /// Handles a failure that cannot be thrown, such as a setter whose field is missing.
  ///
  /// By default it records an issue in the running test, with Swift Testing and with XCTest.
  public var failureHandler: (TestHostError) -> Void = { IssueReport.record($0.description, at: $0.location) }

  /// Shows a view in a window.
  ///
  /// - Parameters:
  ///   - strict: Whether warnings and errors fail the test. A verb throws them; a question records them as issues.
  ///   - content: The view. Create its models in the closure: fuzzing calls it again for each attempt.
  public convenience init<Content: View>(
    width: Double = 390, height: Double = 844, strict: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      .content(on: .window(width: width, height: height), strict ? .everything : .nothing, content),
      at: SourceLocation(fileID, filePath, line, column))
  }

  /// Shows a view in a window whose texts have sizes of the test's choice.
  ///
  /// ```swift
  /// let metrics = HostMetrics.points { text, _ in CGSize(width: 7 * text.string.count, height: 16) }
  /// let host = TestHost(metrics: metrics) { NotesView() }
  /// #expect(host.text("Milk").frame.height == 16)
  /// ```
  public convenience init<Content: View>(
    width: Double = 390, height: Double = 844, metrics: HostMetrics, strict: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      .content(
        on: .window(width: width, height: height, metrics: metrics), strict ? .everything : .nothing, content),
      at: SourceLocation(fileID, filePath, line, column))
  }

  /// Shows a view in a window, and fails the test only for some problems.
  public convenience init<Content: View>(
    width: Double = 390, height: Double = 844, strict: Strictness,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      .content(on: .window(width: width, height: height), strict, content),
      at: SourceLocation(fileID, filePath, line, column))
  }

  /// Starts an app and shows its first window.
  public convenience init<A: App>(
    _ app: A.Type, width: Double = 390, height: Double = 844, strict: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      .app(app, on: .window(width: width, height: height), strict ? .everything : .nothing),
      at: SourceLocation(fileID, filePath, line, column))
  }

  /// Starts an app, and fails the test only for some problems.
  public convenience init<A: App>(
    _ app: A.Type, width: Double = 390, height: Double = 844, strict: Strictness,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      .app(app, on: .window(width: width, height: height), strict),
      at: SourceLocation(fileID, filePath, line, column))
  }

  /// Starts an app on a display and shows its first window.
  ///
  /// ```swift
  /// let report = try TestHost(MyApp.self, on: .terminal(columns: 80, lines: 24)).walkEverything()
  /// ```
  public convenience init<A: App>(
    _ app: A.Type, on display: Display, strict: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      .app(app, on: display, strict ? .everything : .nothing), at: SourceLocation(fileID, filePath, line, column))
  }

  /// Starts an app on a display, and fails the test only for some problems.
  public convenience init<A: App>(
    _ app: A.Type, on display: Display, strict: Strictness,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(.app(app, on: display, strict), at: SourceLocation(fileID, filePath, line, column))
  }

  /// Shows a view on a display.
  public convenience init<Content: View>(
    on display: Display, strict: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      .content(on: display, strict ? .everything : .nothing, content),
      at: SourceLocation(fileID, filePath, line, column))
  }

  /// Shows a view on a display, and fails the test only for some problems.
  public convenience init<Content: View>(
    on display: Display, strict: Strictness,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(.content(on: display, strict, content), at: SourceLocation(fileID, filePath, line, column))
  }

  convenience init(_ recipe: Recipe, at location: SourceLocation) {
    self.init(recipe, recipe.makeHost(), start: recipe.makeStart(), at: location)
  }

  private init(
    _ recipe: Recipe, _ host: HeadlessHost, start: @escaping (HeadlessHost) -> Session, at location: SourceLocation
  ) {
    PixelRenderer.find = { HostLibrary.windows.offer?.offerPixels() }
    GlobalJobs.follow()
    ServerProtocol.servers.register()
    self.recipe = recipe
    self.host = host
    self.start = start
    lastLocation = location
    session = start(host)
    host.terminal?.show(session)
    if recipe.strictness.isStrict { session.graph.diagnostics.tellNotes() }
    session.runTurns()
  }

  isolated deinit { session.end() }

  /// Ends the app like a killed process, and starts it again with the stored values.
  public func terminateAndRestore(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) -> TestHost {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in }
    session.end()
    return successor(on: host.successor())
  }

  /// Returns the app after the user has quit and reopened it: settings are kept, windows are not.
  func startedAnew() -> TestHost {
    successor(on: host.successor(keepingScenes: false))
  }

  private func successor(on host: HeadlessHost) -> TestHost {
    let next = TestHost(recipe, host, start: start, at: lastLocation)
    next.failureHandler = failureHandler
    return next
  }

  /// Returns the app as first started, with nothing stored.
  func fresh() -> TestHost { TestHost(recipe, at: lastLocation) }

  /// Changes the host's settings: language, color scheme, text size.
  package func changeSurroundings(_ change: (inout Surroundings) -> Void) {
    change(&host.surroundings)
    session.surroundingsChanged()
    settleForQuestion()
  }

  /// Returns the first problem since the last call that a strict host does not allow.
  func newProblem() -> Diagnostic? {
    let all = session.graph.diagnostics.all
    defer { diagnosticsSeen = all.count }
    guard recipe.strictness.isStrict else { return nil }
    return all[diagnosticsSeen...].lazy.map(Diagnostic.init).first { recipe.strictness.forbids($0) }
  }

  var window: SceneWindow? { host.windows.last }

  package var root: Element? { window?.screen.root }

  var screenText: String { root.map { TreeText.of($0) } ?? "(no window)" }
}

extension TestHost {
  /// Shows a view whose stored values are files in a folder, as on a real machine.
  package convenience init<Content: View>(storingIn folder: URL, @ViewBuilder content: () -> Content) {
    let view = content()
    self.init(.storing(in: folder) { Session(content: view, on: $0) }, at: SourceLocation())
  }

  /// Starts an app whose stored values are files in a folder.
  package convenience init<A: App>(_ app: A.Type, storingIn folder: URL) {
    self.init(.storing(in: folder) { Session(.of(A()), on: $0) }, at: SourceLocation())
  }
}

extension Recipe {
  fileprivate static func storing(in folder: URL, _ start: @escaping (HeadlessHost) -> Session) -> Recipe {
    Recipe(
      strictness: .nothing,
      makeHost: { HeadlessHost(size: CGSize(width: 390, height: 844), storingIn: folder) }, makeStart: { start },
      code: "")
  }
}
