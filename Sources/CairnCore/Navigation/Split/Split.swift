import CairnNavigation
import CairnScreen

/// A split view as its columns see it.
@MainActor
protocol Split: Navigator {
  /// Made from a `NavigationView`, where links with values do not work.
  var isLegacy: Bool { get }
  var isCollapsed: Bool { get }
  var visibleColumns: [NavigationSplitViewColumn] { get }
  /// The columns after one, nearest first.
  func columns(after column: ColumnNode) -> [ColumnNode]
  func columns(before column: ColumnNode) -> [ColumnNode]
  /// Whether something led to the column, so that its own content is more than a placeholder.
  func isChosen(_ column: ColumnNode) -> Bool

  // Going back, while collapsed
  func canGoBack(from column: ColumnNode) -> Bool
  func goBack(from column: ColumnNode) -> Bool
  /// Leaves all columns above one; false if there are none.
  func goBack(to column: ColumnNode) -> Bool
  func dismiss(_ column: ColumnNode)

  // Visibility
  func toggleSidebar()
  func hideOverlaidColumns()
  /// What the split view itself puts into the bar of a page.
  func control(for page: PageNode, in column: ColumnNode) -> Element?

  // What columns tell
  func filled(_ column: ColumnNode)
  func emptied(_ column: ColumnNode)
  func moveForward(to column: ColumnNode)
  /// A list came to the column, or went.
  func selectionIsKnown(in column: ColumnNode)
}

extension NavigationSplitViewColumn {
  func isAfter(_ other: NavigationSplitViewColumn) -> Bool { order > other.order }

  private var order: Int { self == .sidebar ? 0 : self == .content ? 1 : 2 }
}

/// What settles in the navigation pass: stacks and split views.
@MainActor
protocol Navigator: Node {
  /// Works out what the turn's changes mean; true if bodies have to run before it is done.
  func settle() -> Bool
  /// Shows what all the steps of a turn came to.
  func finish()
}
