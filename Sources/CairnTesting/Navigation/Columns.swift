import CairnCore
import CairnNavigation
import CairnScreen

extension TestHost {
  /// The title of a split view's column.
  public func title(
    of column: NavigationSplitViewColumn,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column sourceColumn: UInt = #column
  ) -> String? {
    settleForQuestion(at: SourceLocation(fileID, filePath, line, sourceColumn))
    return window?.split?.title(of: column)
  }

  /// The visible columns; empty without a split view.
  public var visibleColumns: [NavigationSplitViewColumn] {
    settleForQuestion()
    return window?.split?.visibleColumns ?? []
  }

  /// Whether the split view is collapsed into one stack.
  public var isCollapsed: Bool {
    settleForQuestion()
    return window?.split?.isCollapsed ?? false
  }
}
