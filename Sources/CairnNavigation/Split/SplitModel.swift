/// A split view as a value: what there is, and from it, at any width, what is shown.
///
/// Narrow and wide are two views of the same state, so going from one to the other and back changes nothing.
package struct SplitModel: Equatable, Sendable {
  package let columns: [NavigationSplitViewColumn]
  package var style: SplitStyle
  package var thresholds: SplitThresholds
  package var width: Double
  package var visibility: NavigationSplitViewVisibility
  /// The column the app wants on top while collapsed; nil if it gave no binding.
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

  /// Whether the columns are one stack. The visibility then has no effect, as the preferred column has none otherwise.
  package var isCollapsed: Bool { width < thresholds.expanded }

  package var arrangement: SplitArrangement {
    isCollapsed
      ? .collapsed(columns.filter { $0.place <= topColumn.place })
      : .expanded(shown: shownColumns, overlaid: overlaidColumns)
  }

  /// The column that is shown while collapsed: the one the app prefers, or the last with something to show.
  package var topColumn: NavigationSplitViewColumn {
    if let preferredCompactColumn {
      return columns.last { $0.place <= preferredCompactColumn.place } ?? .sidebar
    }
    return columns.last(where: hasSomethingToShow) ?? .sidebar
  }

  /// Whether there is anything to go back to while collapsed.
  package var canGoBack: Bool { isCollapsed && (topColumn != .sidebar || self[.sidebar].pages > 0) }

  /// The column before another, or nil for the first.
  package func column(before column: NavigationSplitViewColumn) -> NavigationSplitViewColumn? {
    columns.last { $0.place < column.place }
  }

  /// The column after another, or nil for the last.
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
    case .automatic: columns.suffix(columnsThatFit)
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
