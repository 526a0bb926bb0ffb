import CairnCore

/// A view in a list of all views, indented by its depth.
struct ListedView: Identifiable {
  let view: InspectedView
  let level: Int
  /// The row that the view fills, if it is the only view in a row.
  var row: String?

  var id: InspectedView.ID { view.id }

  /// A view and all views inside, the outer ones first. A row and the only view inside share a line.
  @MainActor static func all(of view: InspectedView, level: Int = 0, row: String? = nil) -> [ListedView] {
    if view.isRow, view.children.count == 1 { return all(of: view.children[0], level: level, row: view.name) }
    return [ListedView(view: view, level: level, row: row)]
      + view.children.flatMap { all(of: $0, level: level + 1) }
  }
}
