import CairnCore
import CairnScreen

/// What a secondary click on an element offers, or the menu key at the focus: its context menu, then the actions of its row.
///
/// Apps often offer the same action in both places, for fingers and for pointers. It appears once.
@MainActor
package struct OfferedActions {
  /// The context menu of the element, or of the only element inside that has one.
  package let menu: [MenuPart]
  /// The swipe actions of the row around the element, from its leading to its trailing edge.
  package let ofRow: [MenuItem]
  /// The row, if the user can delete it and no action does.
  package let deletableRow: Element?

  /// The title of the action that deletes the row.
  package static var deleteTitle: String { "Delete" }

  package init(for element: Element, in session: Session) {
    menu = MenuPart.parts(of: Self.contextMenu(of: element, in: session))
    guard let row = element.nearestRow else {
      ofRow = []
      deletableRow = nil
      return
    }
    let actions = RowActions(of: row)
    var titles = Set(MenuPart.list(of: menu).map(\.item.title))
    ofRow = (actions.leading + actions.trailing.reversed()).map { MenuItem($0) }
      .filter { titles.insert($0.title).inserted }
    deletableRow = actions.deletes && !titles.contains(Self.deleteTitle) ? row : nil
  }

  package var isEmpty: Bool { menu.isEmpty && ofRow.isEmpty && deletableRow == nil }

  private static func contextMenu(of element: Element, in session: Session) -> [Element] {
    let own = session.contextMenu(of: element)
    if !own.isEmpty { return own }
    let inner = element.firstInside { $0.hasTraits && $0.traits?[ContextMenuTrait.self]?.isEmpty == false }
    return inner?.traits?[ContextMenuTrait.self] ?? []
  }
}
