import CairnScreen

// Where a row can move in its list, by dragging, keys or its menu.
extension Element {
  /// The existing rows inside, in order.
  package var rowsInside: [Element] { children.flatMap { $0.role == .row ? [$0] : $0.rowsInside } }

  /// The rows that a row can trade places with, including itself.
  package var movableRows: [Element] { (parent?.rowsInside ?? []).filter { $0.events.contains(.move) } }

  /// Returns the event that moves a row by a number of positions, or `nil` if that leads out of the list.
  package func move(by places: Int) -> ElementEvent? {
    let rows = movableRows
    guard let own = rows.firstIndex(where: { $0 === self }) else { return nil }
    let (target, overflows) = own.addingReportingOverflow(places)
    guard !overflows, rows.indices.contains(target) else { return nil }
    return move(to: rows[target])
  }

  /// Returns the event that moves a row to another's position.
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
