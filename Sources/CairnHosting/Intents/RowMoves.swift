import CairnScreen

// Where a row can go in its list, whether it is dragged, moved by keys, or moved by its menu.
extension Element {
  /// The rows below that exist at present, in order.
  package var rowsInside: [Element] { children.flatMap { $0.role == .row ? [$0] : $0.rowsInside } }

  /// The row itself, and the rows it can change places with.
  package var movableRows: [Element] { (parent?.rowsInside ?? []).filter { $0.events.contains(.move) } }

  /// The event that moves a row by a number of places; `nil` where there is no such place.
  package func move(by places: Int) -> ElementEvent? {
    let rows = movableRows
    guard let own = rows.firstIndex(where: { $0 === self }), rows.indices.contains(own + places) else { return nil }
    return move(to: rows[own + places])
  }

  /// The event that moves a row to the place of another, which makes room for it.
  package func move(to other: Element) -> ElementEvent? {
    let rows = movableRows
    guard role == .row, let own = rows.firstIndex(where: { $0 === self }),
      let target = rows.firstIndex(where: { $0 === other }), own != target
    else { return nil }
    let next = target > own ? target + 1 : target
    return .move(before: rows.indices.contains(next) ? rows[next].id : nil)
  }
}

extension WindowController {
  package func moveRow(_ row: Element, by places: Int) -> Bool {
    row.move(by: places).map { session.send($0, to: row) } ?? false
  }

  package func moveRow(_ row: Element, to other: Element) -> Bool {
    row.move(to: other).map { session.send($0, to: row) } ?? false
  }
}
