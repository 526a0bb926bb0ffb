import CairnScreen
import Foundation

/// A reference to an element by name.
///
/// A handle is resolved each time it is used, so it never becomes stale. It may be made before the element exists, and
/// kept while pages change.
///
/// ```swift
/// let save = host.button("Save")
/// #expect(!save.isEnabled)
/// host.field("Name").text = "Ann"
/// try save.tap()
/// ```
///
/// Querying a missing element fails the test at the line that made the handle. Only `exists` is safe for a missing
/// element.
@MainActor
public protocol TestHandle: TestScope {
  /// The search for the element.
  var query: TestQuery { get }
}

extension TestHandle {
  /// The search for the element, as a scope for other elements.
  public func query(at location: TestHost.SourceLocation) -> TestQuery { query }

  /// Whether exactly one such element is reachable.
  public var exists: Bool {
    query.host.settleForQuestion(at: query.location)
    return (try? query.resolve()) != nil
  }

  /// Whether the element is enabled.
  public var isEnabled: Bool { query.ask(or: false) { !$0.hasTrait(.disabled) } }

  /// Whether the element, or the row that contains it, is selected.
  public var isSelected: Bool {
    query.ask(or: false) { $0.hasTrait(.selected) || $0.row?.hasTrait(.selected) == true }
  }

  /// Whether the element is focused.
  public var isFocused: Bool { query.ask(or: false) { $0.hasTrait(.focused) } }

  /// The element's frame in the window, in points from its top left corner.
  public var frame: CGRect { query.ask(or: .zero) { $0.frame(in: nil) } }

  /// The element's name for users.
  public var label: String { query.ask(or: "") { TestHostError.Candidate($0).label } }

  /// A field's text, `on` or `off` for a toggle, the number of a slider or stepper; `nil` if the element has no value.
  public var value: String? { query.ask(or: nil) { $0.readValue } }

  /// The visible texts inside, in reading order.
  public var texts: [String] {
    query.ask(or: []) { element in
      let inside = element.textsInside
      return inside.isEmpty ? [element.label].compactMap(\.self) : inside
    }
  }

  /// Taps the element.
  public func tap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) { try send(.activate, .init(fileID, filePath, line, column)) }

  /// Taps twice in the same instant.
  public func doubleTap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try query.perform(at: .init(fileID, filePath, line, column)) { (element) throws(Failure) in
      try query.host.doubleTap(element)
    }
  }

  /// Holds the element down.
  public func longPress(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try query.perform(at: .init(fileID, filePath, line, column)) { (element) throws(Failure) in
      try query.host.longPress(element)
    }
  }

  /// Scrolls until the element is visible. It must exist; `host.scroll(to:)` also finds rows that a list has not
  /// created yet.
  public func scrollIntoView(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try query.perform(at: .init(fileID, filePath, line, column)) { (element) throws(Failure) in
      try query.host.reveal(element)
    }
  }

  func send(_ event: ElementEvent, _ location: TestHost.SourceLocation) throws(TestHostError) {
    try query.perform(at: location) { (element) throws(Failure) in try query.host.send(event, to: element) }
  }

  /// Performs an assignment. A setter cannot throw, so a failure goes to the host's handler.
  func assign(_ work: () throws(TestHostError) -> Void) {
    do throws(TestHostError) { try work() } catch { query.host.failureHandler(error) }
  }
}

/// A button, a link or any other element without special verbs.
///
/// ```swift
/// try host.button("Buy").at(1).tap()
/// ```
public struct TestElement: TestHandle {
  public let query: TestQuery
  init(_ query: TestQuery) { self.query = query }

  /// One of several with the same label, counted in reading order from 0.
  public func at(_ index: Int) -> Self { Self(query.at(index)) }
}
