#if GTK
  import CairnScreen

  // Moving rows within their list, by dragging, keys or menu.
  extension Element {
    /// The existing rows inside, in order.
    var rowsInside: [Element] { children.flatMap { $0.role == .row ? [$0] : $0.rowsInside } }

    /// The rows that a row can trade places with, including itself.
    var movableRows: [Element] { (parent?.rowsInside ?? []).filter { $0.events.contains(.move) } }

    /// Returns the event that moves a row by a number of places, or `nil` if that is impossible.
    func move(by places: Int) -> ElementEvent? {
      let rows = movableRows
      guard let own = rows.firstIndex(where: { $0 === self }), rows.indices.contains(own + places) else { return nil }
      return move(to: rows[own + places])
    }

    /// Returns the event that moves a row to the place of another.
    func move(to other: Element) -> ElementEvent? {
      let rows = movableRows
      guard let own = rows.firstIndex(where: { $0 === self }), let target = rows.firstIndex(where: { $0 === other }),
        own != target
      else { return nil }
      let next = target > own ? target + 1 : target
      return .move(before: rows.indices.contains(next) ? rows[next].id : nil)
    }
  }
#endif
