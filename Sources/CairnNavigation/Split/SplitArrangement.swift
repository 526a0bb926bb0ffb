/// How a split view's columns are arranged on the screen.
package enum SplitArrangement: Equatable, Sendable {
  /// A single stack of columns, from the lowest to the visible one.
  case collapsed([NavigationSplitViewColumn])
  /// Columns side by side, in reading order. Those in `overlaid` cover the others instead of standing beside
  /// them.
  case expanded(shown: [NavigationSplitViewColumn], overlaid: [NavigationSplitViewColumn])
}

/// The widths at which a split view changes, in the host's units.
package struct SplitThresholds: Hashable, Sendable {
  /// Below this width the columns form a single stack.
  package var expanded: Double
  /// At this width or above, three columns fit side by side.
  package var allColumns: Double

  package init(expanded: Double, allColumns: Double) {
    self.expanded = expanded
    self.allColumns = allColumns
  }
}

/// Where the leading columns are placed.
package enum SplitStyle: Hashable, Sendable {
  /// Beside the detail where they fit, otherwise over it.
  case automatic
  /// Always beside the detail, which shrinks.
  case balanced
  /// Always over the detail, which keeps its size. They are hidden until the user or the app shows them.
  case prominentDetail
}

/// What a split view needs to know about a column's content.
package struct SplitColumnState: Hashable, Sendable {
  /// A list in the column has a selection.
  package var hasSelection = false
  /// A link or an item in an earlier column has replaced the column's own content.
  package var isFilled = false
  /// The number of pages above the root of the column's stack, if it has one.
  package var pages = 0

  package init(hasSelection: Bool = false, isFilled: Bool = false, pages: Int = 0) {
    self.hasSelection = hasSelection
    self.isFilled = isFilled
    self.pages = pages
  }
}

/// The updates that bindings and columns need after an event.
package struct SplitWrites: Equatable, Sendable {
  package var visibility: NavigationSplitViewVisibility?
  package var preferredCompactColumn: NavigationSplitViewColumn?
  /// The columns whose list selection must become nil.
  package var clearedSelections: [NavigationSplitViewColumn] = []
  /// The columns that get their own content back.
  package var emptied: [NavigationSplitViewColumn] = []
  /// The columns whose stacks must pop to their root.
  package var clearedStacks: [NavigationSplitViewColumn] = []
  /// The column whose stack must pop its top page.
  package var popped: NavigationSplitViewColumn?

  package var isEmpty: Bool { self == SplitWrites() }
}
