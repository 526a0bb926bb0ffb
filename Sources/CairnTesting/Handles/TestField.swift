import CairnScreen

/// A text field, a secure field or a text editor.
///
/// ```swift
/// host.field("Name").text = "Ann"
/// try host.field("Name").submit()
/// ```
public struct TestField: TestHandle {
  public let query: TestQuery
  init(_ query: TestQuery) { self.query = query }

  /// One of several with the same label, counted in reading order from 0.
  public func at(_ index: Int) -> Self { Self(query.at(index)) }

  /// The text of the field. Setting it replaces the text.
  ///
  /// A setter cannot throw. If the field is missing or disabled, the failure goes to the host's `failureHandler`, which
  /// records an issue at this line, and the test continues. Use `type(_:)` to throw instead.
  public var text: String {
    get { value ?? "" }
    nonmutating set { assign { () throws(TestHostError) in try type(newValue, query.location) } }
  }

  /// Focuses the field and replaces its text.
  public func type(
    _ text: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) { try type(text, .init(fileID, filePath, line, column)) }

  /// Presses Return in the field.
  public func submit(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) { try send(.submit, .init(fileID, filePath, line, column)) }

  /// Empties the field.
  public func clear(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) { try type("", .init(fileID, filePath, line, column)) }

  /// Cancels a search, like its Cancel button.
  public func cancel(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) { try send(.dismiss, .init(fileID, filePath, line, column)) }

  private func type(_ text: String, _ location: TestHost.SourceLocation) throws(TestHostError) {
    try query.perform(at: location) { (element) throws(Failure) in try query.host.type(text, into: element) }
  }
}
