/// How the columns of a split view lie on the screen.
package enum SplitArrangement: Equatable, Sendable {
  /// One stack of columns, from the lowest to the one that is shown.
  case collapsed([NavigationSplitViewColumn])
  /// Columns side by side, in reading order; those in `overlaid` lie over the others instead of beside them.
  case expanded(shown: [NavigationSplitViewColumn], overlaid: [NavigationSplitViewColumn])
}

/// The widths at which a split view changes, in whatever unit the host measures.
package struct SplitThresholds: Hashable, Sendable {
  /// Below this width the columns are one stack.
  package var expanded: Double
  /// From this width on all of three columns fit beside each other.
  package var allColumns: Double

  package init(expanded: Double, allColumns: Double) {
    self.expanded = expanded
    self.allColumns = allColumns
  }
}

/// Where leading columns find room.
package enum SplitStyle: Hashable, Sendable {
  /// Beside the detail where they fit, else over it.
  case automatic
  /// Always beside the detail, which shrinks.
  case balanced
  /// Always over the detail, which keeps its size.
  case prominentDetail
}

/// What a split view must know of what is in a column.
package struct SplitColumnState: Hashable, Sendable {
  /// A list in the column has a selection.
  package var hasSelection = false
  /// A link or an item in an earlier column has put something in the place of the column's own content.
  package var isFilled = false
  /// The number of pages on the column's stack, if it has one, above its root.
  package var pages = 0

  package init(hasSelection: Bool = false, isFilled: Bool = false, pages: Int = 0) {
    self.hasSelection = hasSelection
    self.isFilled = isFilled
    self.pages = pages
  }
}

/// What bindings and columns must be told after something happened to a split view.
package struct SplitWrites: Equatable, Sendable {
  package var visibility: NavigationSplitViewVisibility?
  package var preferredCompactColumn: NavigationSplitViewColumn?
  /// The columns whose list selection must become nil.
  package var clearedSelections: [NavigationSplitViewColumn] = []
  /// The columns that get their own content back.
  package var emptied: [NavigationSplitViewColumn] = []
  /// The columns whose stacks must go back to their root.
  package var clearedStacks: [NavigationSplitViewColumn] = []
  /// The column whose stack must remove its top page.
  package var popped: NavigationSplitViewColumn?

  package var isEmpty: Bool { self == SplitWrites() }
}
