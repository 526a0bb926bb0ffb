import CairnScreen

/// The context menu of an element.
///
/// ```swift
/// #expect(host.row("Milk").contextMenu.items == ["Copy", "Delete"])
/// try host.row("Milk").contextMenu.choose("Delete")
/// ```
@MainActor
public struct TestContextMenu {
  private let query: TestQuery
  init(_ query: TestQuery) { self.query = query }

  /// The labels in the menu; empty if the element has no context menu.
  public var items: [String] {
    query.ask(or: []) { query.host.session.contextMenu(of: $0).flatMap(\.menuLabels) }
  }

  /// Opens the menu and chooses from it.
  public func choose(
    _ item: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try query.perform(at: .init(fileID, filePath, line, column)) { (element) throws(Failure) in
      try query.host.choose(item, fromContextMenuOf: element, calledBy: TestHostError.Candidate(element).label)
    }
  }
}

extension TestHandle {
  /// The element's context menu.
  public var contextMenu: TestContextMenu { TestContextMenu(query) }
}
