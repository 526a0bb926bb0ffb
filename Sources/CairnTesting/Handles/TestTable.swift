import CairnScreen

/// A table.
///
/// ```swift
/// try host.table.sort(by: "Age")
/// #expect(host.table.rows.first?.texts == ["Ann", "9"])
/// ```
public struct TestTable: TestHandle {
  public let query: TestQuery
  init(_ query: TestQuery) { self.query = query }

  /// One of several, counted in reading order from 0.
  public func at(_ index: Int) -> Self { Self(query.at(index)) }

  /// The names of the columns; empty in a narrow window, where a table becomes a list.
  public var columns: [String] { query.ask(or: []) { $0.columnHeader?.textsInside ?? [] } }

  /// Taps the name of a column, which sorts the rows by it.
  public func sort(
    by column: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column place: UInt = #column
  ) throws(TestHostError) {
    try query.perform(at: .init(fileID, filePath, line, place)) { (table) throws(Failure) in
      guard let header = table.columnHeader, let button = Finder(root: header).candidates(column).first else {
        throw Failure(
          .noChoice(
            column, in: TestHostError.Candidate(table).description, available: table.columnHeader?.textsInside ?? []))
      }
      try query.host.send(.activate, to: button)
    }
  }
}

extension Element {
  fileprivate var columnHeader: Element? {
    firstInside { $0.role == .header && $0.parent?.role != .section }
  }
}
