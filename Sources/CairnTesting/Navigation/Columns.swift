import CairnCore
import CairnNavigation
import CairnScreen

extension TestHost {
  /// The title a column shows.
  public func title(of column: NavigationSplitViewColumn) -> String? {
    settleForQuestion()
    return window?.split?.title(of: column)
  }

  /// The columns that can be seen; none where there is no split view.
  public var visibleColumns: [NavigationSplitViewColumn] {
    settleForQuestion()
    return window?.split?.visibleColumns ?? []
  }

  /// Whether a split view is shown as one stack.
  public var isCollapsed: Bool {
    settleForQuestion()
    return window?.split?.isCollapsed ?? false
  }
}
