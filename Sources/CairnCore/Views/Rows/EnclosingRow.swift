import CairnScreen

/// A row of a list, as the views inside it see it.
@MainActor
class EnclosingRow: EventHandler {
  /// Where items can be inserted into the collection of the row.
  struct Insertion {
    let index: Int
    let insert: (Any, Int) -> Bool
  }

  /// Called when the content of the row is enabled or disabled.
  func useChanged() {}

  /// Called when the value of the row's link, or whether it is followed, changes.
  func linkChanged() {}

  /// Toggles the selection of the row in edit mode. Returns false if the list is not being edited.
  func selectsInEditMode() -> Bool { false }

  /// Returns the list's menu for the values of this row.
  func selectionMenu() -> [Element] { [] }

  /// Whether the list has a menu for its selected rows. Asking makes nothing.
  var hasSelectionMenu: Bool { false }

  /// Where items can be inserted before the row; `nil` if its collection takes none.
  var insertion: Insertion? { nil }

  func handle(_ event: ElementEvent, on element: Element) -> Bool { false }
}

extension Element {
  /// Sets the events the element handles, and updates the row around it, which is enabled and disabled with it.
  func setEvents(_ new: EventSet) {
    guard new != events else { return }
    events = new
    enclosingRow?.useChanged()
  }

  /// The list row this element is in.
  var enclosingRow: EnclosingRow? {
    var outer = parent
    while let current = outer {
      if let row = current.ownRow { return row }
      outer = current.parent
    }
    return nil
  }

  /// The list row whose element this is.
  var ownRow: EnclosingRow? { role == .row ? handler as? EnclosingRow : nil }
}
