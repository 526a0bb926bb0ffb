import CairnNavigation
import CairnScreen

/// A split view, as its columns see it.
@MainActor
protocol Split: Navigator {
  /// Whether it comes from a `NavigationView`, where links with values do not work.
  var isLegacy: Bool { get }
  var isCollapsed: Bool { get }
  var visibleColumns: [NavigationSplitViewColumn] { get }
  /// The columns after `column`, nearest first.
  func columns(after column: ColumnNode) -> [ColumnNode]
  func columns(before column: ColumnNode) -> [ColumnNode]
  /// Whether something was selected for the column, so that its content is more than a placeholder.
  func isChosen(_ column: ColumnNode) -> Bool

  // Going back while collapsed
  func canGoBack(from column: ColumnNode) -> Bool
  func goBack(from column: ColumnNode) -> Bool
  /// Leaves all columns above `column`. Returns `false` if there are none.
  func goBack(to column: ColumnNode) -> Bool
  func dismiss(_ column: ColumnNode)
  /// How the column before would follow `column`.
  func motionBack(from column: ColumnNode) -> PageMotion

  // Visibility
  func toggleSidebar()
  func hideOverlaidColumns()
  /// Returns the control the split view adds to the bar of a page.
  func control(for page: PageNode, in column: ColumnNode) -> Element?

  // Calls from columns
  func filled(_ column: ColumnNode)
  func emptied(_ column: ColumnNode)
  func moveForward(to column: ColumnNode)
  /// Called when a list appears in the column or disappears.
  func selectionIsKnown(in column: ColumnNode)
}

extension NavigationSplitViewColumn {
  func isAfter(_ other: NavigationSplitViewColumn) -> Bool { order > other.order }

  private var order: Int { self == .sidebar ? 0 : self == .content ? 1 : 2 }
}
