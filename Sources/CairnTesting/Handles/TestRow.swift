import CairnScreen

/// A row of a list or table.
///
/// ```swift
/// try host.row("Milk").delete()
/// try host.row("Bread").button("Buy").tap()
/// ```
public struct TestRow: TestHandle {
  public let query: TestQuery
  init(_ query: TestQuery) { self.query = query }

  /// One of several with the same label, counted in reading order from 0.
  public func at(_ index: Int) -> Self { Self(query.at(index)) }

  /// The labels of the row's swipe actions.
  public var swipeActions: [String] {
    query.ask(or: []) { row in row.swipeParts.flatMap { Finder(root: $0).swipeLabels } }
  }

  /// Selects the row, as a tap does outside edit mode.
  public func select(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) { try send(.select, .init(fileID, filePath, line, column)) }

  /// Removes the row from the selection.
  public func deselect(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) { try send(.deselect, .init(fileID, filePath, line, column)) }

  /// Swipes the row all the way, which deletes it unless it has custom actions.
  public func delete(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) { try send(.delete, .init(fileID, filePath, line, column)) }

  /// Swipes the row and chooses one of its actions.
  public func swipe(
    _ action: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try query.perform(at: .init(fileID, filePath, line, column)) { (row) throws(Failure) in
      try query.host.swipe(row, action)
    }
  }

  /// Drags the row in front of another.
  public func move(
    before other: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try query.perform(at: .init(fileID, filePath, line, column)) { (row) throws(Failure) in
      try query.host.send(.move(before: try query.host.finder.one(other, role: .row).id), to: row)
    }
  }

  /// Drags the row to the end of its section.
  public func moveToEnd(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) { try send(.move(before: nil), .init(fileID, filePath, line, column)) }
}
