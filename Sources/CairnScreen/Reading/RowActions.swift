/// The actions of a row, behind it and in its menu.
@MainActor
package struct RowActions {
  /// From the edge inwards.
  package private(set) var leading: [Element] = []
  package private(set) var trailing: [Element] = []
  /// Whether the row can be deleted without a custom action.
  package let deletes: Bool

  package init(of row: Element) {
    if let parts = row.traits?[RowPartsTrait.self] {
      leading = parts.leading.flatMap(\.actionsInside)
      trailing = parts.trailing.flatMap(\.actionsInside)
    }
    deletes = trailing.isEmpty && row.events.contains(.delete)
  }

  package var isEmpty: Bool { leading.isEmpty && trailing.isEmpty && !deletes }

  package func stand(atStart: Bool) -> Bool { atStart ? !leading.isEmpty : !trailing.isEmpty || deletes }
}

extension Element {
  /// The actionable elements here and inside.
  package var actionsInside: [Element] {
    if role.isActionable, events.contains(.activate) { return [self] }
    return children.flatMap(\.actionsInside)
  }
}
