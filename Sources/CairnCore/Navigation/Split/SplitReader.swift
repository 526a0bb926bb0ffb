import CairnNavigation
import CairnScreen

/// A split view, as hosts and tests see it.
@MainActor
package struct SplitReader {
  private let split: any Split
  private let columns: [ColumnNode]

  fileprivate init(_ column: ColumnNode) {
    split = column.split
    columns = split.columns(before: column) + [column] + split.columns(after: column)
  }

  package var visibleColumns: [NavigationSplitViewColumn] { split.visibleColumns }

  package var isCollapsed: Bool { split.isCollapsed }

  /// The title of the page a column shows, or would show if it were visible.
  package func title(of column: NavigationSplitViewColumn) -> String? {
    columns.first { $0.place == column }?.frontStack.topPage?.titleText
  }

  package func toggleSidebar() { split.toggleSidebar() }

  package func hideOverlaidColumns() { split.hideOverlaidColumns() }
}

extension SceneWindow {
  /// The outermost split view on the screen. One in a sheet comes before one behind it.
  package var split: SplitReader? {
    for layer in screen.root?.layers ?? [] {
      for element in layer {
        if let column = Self.firstColumn(in: element) { return SplitReader(column) }
      }
    }
    return screen.root.flatMap { Self.firstColumn(in: $0) }.map(SplitReader.init)
  }

  private static func firstColumn(in element: Element) -> ColumnNode? {
    if let column = element.column { return column }
    for child in element.children {
      if let found = firstColumn(in: child) { return found }
    }
    return nil
  }
}

extension Element {
  /// The column that this is the element of.
  var column: ColumnNode? { role == .column ? handler as? ColumnNode : nil }

  /// The column that the element is in.
  package var columnPlace: NavigationSplitViewColumn? {
    for one in selfAndAncestors where one.role == .column { return one.column?.place }
    return nil
  }
}
