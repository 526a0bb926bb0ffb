/// A split view as a value: its state, and the arrangement that follows from it at any width.
///
/// Narrow and wide are two renderings of the same state, so switching between them changes nothing.
package struct SplitModel: Equatable, Sendable {
  package let columns: [NavigationSplitViewColumn]
  package var style: SplitStyle
  package var thresholds: SplitThresholds
  package var width: Double
  package var visibility: NavigationSplitViewVisibility
  /// The column that the app wants on top while collapsed, or `nil` without a binding.
  package var preferredCompactColumn: NavigationSplitViewColumn?
  private var states = [SplitColumnState](repeating: SplitColumnState(), count: 3)

  package init(
    hasContentColumn: Bool, width: Double, thresholds: SplitThresholds,
    visibility: NavigationSplitViewVisibility = .automatic,
    preferredCompactColumn: NavigationSplitViewColumn? = nil, style: SplitStyle = .automatic
  ) {
    columns = hasContentColumn ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    self.style = style
    self.thresholds = thresholds
    self.width = width
    self.visibility = visibility
    self.preferredCompactColumn = preferredCompactColumn
  }

  package subscript(column: NavigationSplitViewColumn) -> SplitColumnState {
    get { states[column.place] }
    set { states[column.place] = newValue }
  }

  /// Whether the columns form a single stack. The visibility only matters when they do not, and the preferred
  /// column only when they do.
  package var isCollapsed: Bool { width < thresholds.expanded }

  package var arrangement: SplitArrangement {
    isCollapsed
      ? .collapsed(columns.filter { $0.place <= topColumn.place })
      : .expanded(shown: shownColumns, overlaid: overlaidColumns)
  }

  /// The visible column while collapsed: the app's preferred one, or the last with something to show.
  package var topColumn: NavigationSplitViewColumn {
    if let preferredCompactColumn {
      return columns.last { $0.place <= preferredCompactColumn.place } ?? .sidebar
    }
    return columns.last(where: hasSomethingToShow) ?? .sidebar
  }

  /// Whether there is anything to go back to while collapsed.
  package var canGoBack: Bool { isCollapsed && (topColumn != .sidebar || self[.sidebar].pages > 0) }

  /// Returns the column before another, or `nil` for the first.
  package func column(before column: NavigationSplitViewColumn) -> NavigationSplitViewColumn? {
    columns.last { $0.place < column.place }
  }

  /// Returns the column after another, or `nil` for the last.
  package func column(after column: NavigationSplitViewColumn) -> NavigationSplitViewColumn? {
    columns.first { $0.place > column.place }
  }

  private func hasSomethingToShow(_ column: NavigationSplitViewColumn) -> Bool {
    guard let before = self.column(before: column) else { return true }
    return self[before].hasSelection || self[column].isFilled || self[column].pages > 0
  }

  private var shownColumns: [NavigationSplitViewColumn] {
    switch visibility.columns {
    case .all: columns
    case .doubleColumn: columns.suffix(2)
    case .detailOnly: [.detail]
    case .automatic: columns.suffix(style == .prominentDetail ? 1 : columnsThatFit)
    }
  }

  private var overlaidColumns: [NavigationSplitViewColumn] {
    let leading = shownColumns.dropLast()
    return switch style {
    case .automatic: leading.dropLast(columnsThatFit - 1)
    case .balanced: []
    case .prominentDetail: Array(leading)
    }
  }

  private var columnsThatFit: Int { width < thresholds.allColumns ? 2 : 3 }
}
