#if GTK
  import CairnScreen

  // Where rows can go in their list, whether they are dragged, moved by keys or by their menu.
  extension Element {
    /// The rows below that are there, in order.
    var rowsInside: [Element] { children.flatMap { $0.role == .row ? [$0] : $0.rowsInside } }

    /// The rows a row can change places with, and itself.
    var movableRows: [Element] { (parent?.rowsInside ?? []).filter { $0.events.contains(.move) } }

    /// What moves a row by a number of places; nil where that leads nowhere.
    func move(by places: Int) -> ElementEvent? {
      let rows = movableRows
      guard let own = rows.firstIndex(where: { $0 === self }), rows.indices.contains(own + places) else { return nil }
      return move(to: rows[own + places])
    }

    /// What moves a row to the place of another, which makes room for it.
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
