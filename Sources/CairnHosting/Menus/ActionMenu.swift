import CairnCore
import CairnScreen

/// The actions on an element: the app's context menu, then the actions of the row around it.
///
/// It is one menu, however it is opened: by the secondary button of a pointer, by the menu key, or by a button of the row.
@MainActor
package struct ActionMenu {
  /// The items of the app's context menu: of the element, of something around it, or of the first view inside that has one.
  package let own: [Element]
  /// The swipe actions of the row, from the leading edge to the trailing one, and its deletion. A swipe action that is in the
  /// context menu too is left out.
  package let actions: [MenuItem]
  /// The places next to it that the row can move to.
  package let moves: [MenuItem]

  package init(of element: Element, in session: Session) {
    own = Self.own(of: element, in: session)
    guard let row = element.nearestRow else {
      actions = []
      moves = []
      return
    }
    // Apps often offer the same action in both places, for fingers and for pointers.
    var known = Set(MenuPart.list(of: MenuPart.parts(of: own)).map(\.item.title))
    let offered = RowActions(of: row)
    var items = MenuPart.list(of: MenuPart.parts(of: offered.leading + offered.trailing.reversed())).map(\.item)
    if offered.deletes { items.append(MenuItem("Delete", of: row, .delete)) }
    actions = items.filter { known.insert($0.title).inserted }
    let places = row.events.contains(.move) ? [("Move Up", -1), ("Move Down", 1)] : []
    moves = places.map { MenuItem($0, of: row, .move(by: $1)) }.filter(\.isEnabled)
  }

  private static func own(of element: Element, in session: Session) -> [Element] {
    let direct = session.contextMenu(of: element)
    return direct.isEmpty ? element.firstInside { $0.hasOwnMenu }.map(session.contextMenu) ?? [] : direct
  }

  /// Returns whether there is anything, without making the items of the row.
  package static func exists(for element: Element, in session: Session) -> Bool {
    let row = element.nearestRow
    return row.map { $0.events.contains(.delete) || !RowActions(of: $0).isEmpty } == true
      || !own(of: element, in: session).isEmpty
  }

  package var isEmpty: Bool { own.isEmpty && actions.isEmpty && moves.isEmpty }

  package var parts: [MenuPart] {
    MenuPart.parts(of: own)
      + [actions, moves].filter { !$0.isEmpty }.map { .section(title: nil, $0.map(MenuPart.item)) }
  }
}

extension WindowController {
  package func actionMenu(of element: Element) -> ActionMenu { ActionMenu(of: element, in: session) }

  /// Does what an item of a menu says.
  @discardableResult
  package func choose(_ item: MenuItem) -> Bool {
    switch item.act {
    case .activate: activate(item.element)
    case .delete: session.send(.delete, to: item.element)
    case .move(let places): moveRow(item.element, by: places)
    }
  }
}
