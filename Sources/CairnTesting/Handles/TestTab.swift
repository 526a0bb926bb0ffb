/// A tab of a `TabView`.
///
/// ```swift
/// try host.tab("Cart").select()
/// #expect(host.tab("Cart").isSelected)
/// ```
public struct TestTab: TestHandle {
  public let query: TestQuery
  init(_ query: TestQuery) { self.query = query }

  /// One of several with the same label, counted in reading order from 0.
  public func at(_ index: Int) -> Self { Self(query.at(index)) }

  /// Shows the tab, as a tap does.
  public func select(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) { try tap(fileID: fileID, filePath: filePath, line: line, column: column) }
}
