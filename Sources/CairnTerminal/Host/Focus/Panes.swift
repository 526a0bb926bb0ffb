import CairnScreen

/// A part of the screen that Tab stops at once, and arrows move in.
@MainActor
struct Pane {
  /// A list, a text, or a single control.
  let element: Element
  /// The stops inside, none in a text that is only read.
  fileprivate(set) var targets: [HitMap.Target]
  let isInBar: Bool

  fileprivate func holds(_ focused: Element?) -> Bool { targets.contains { $0.element === focused } }
}

// Moving from pane to pane.
extension TerminalHost {
  /// The panes in reading order, with bars after all content.
  private var panes: [Pane] {
    // Tab walks an overflowing page to its end. Arrow keys reach the hidden rows of lists.
    var panes: [Pane] = []
    for target in reachable {
      let place = target.pane ?? target.element
      if let index = panes.firstIndex(where: { $0.element === place }) {
        panes[index].targets.append(target)
      } else if !target.seen.isEmpty || target.pane != nil || target.element.scrollArea?.overflows == true {
        panes.append(Pane(element: place, targets: [target], isInBar: target.isInBar))
      }
    }
    panes.removeAll { pane in pane.targets.allSatisfy { $0.seen.isEmpty && $0.element.scrollArea?.overflows != true } }
    for area in scene.scrollAreas where area.layer >= scene.frontLayer && !area.rect.isEmpty {
      let isReadOnly = !reachable.contains { !$0.isInBar && area.element.contains($0.element) }
      // Elsewhere than in columns, arrows scroll a text while nothing has the focus.
      guard isReadOnly, area.element.hasMore(along: .vertical), area.element.columnAround != nil else { continue }
      let place = panes.firstIndex { area.element.isBefore($0.element) } ?? panes.count
      panes.insert(Pane(element: area.element, targets: [], isInBar: false), at: place)
    }
    return panes.filter { !$0.isInBar } + panes.filter(\.isInBar)
  }

  /// Whether there are other columns with something to do or to read.
  var hasPanes: Bool {
    guard let column = focusedElement?.columnAround ?? controller?.pane?.columnAround else { return false }
    return panes.contains { !$0.isInBar && !column.contains($0.element) }
  }

  /// Moves to the next pane.
  func stepThrough(forward: Bool) -> Bool {
    // The items of a menu are few.
    let isInMenu = scene.front?.popsUp == true
    let panes = isInMenu ? reachable.map { Pane(element: $0.element, targets: [$0], isInBar: false) } : panes
    guard !panes.isEmpty else { return false }
    let focused = focusedElement
    // If nothing has the focus, arrow keys scroll the front page.
    let read = focused == nil ? controller?.pane ?? frontScrollArea() : nil
    let present = panes.firstIndex { $0.holds(focused) || read != nil && $0.element === read }
    return enter(panes[present.map { ($0 + (forward ? 1 : panes.count - 1)) % panes.count } ?? 0])
  }

  /// Whether there is a column beside that of an element.
  func hasColumn(_ direction: FocusMoves.Direction, of element: Element) -> Bool {
    guard let here = element.columnAround, let columns = here.parent?.children else { return false }
    return columns.contains { distance(direction, from: here, to: $0) != nil }
  }

  private func distance(_ direction: FocusMoves.Direction, from here: Element, to there: Element) -> Int? {
    if there === here || there.isUnseen || !there.isPlaced { return nil }
    let (room, rect) = (Painter.rect(here.cellFrame(in: nil)), Painter.rect(there.cellFrame(in: nil)))
    let distance = direction == .right ? rect.minX - room.maxX : room.minX - rect.maxX
    return distance >= 0 ? distance : nil
  }

  /// Moves to the nearest pane of the column in a direction.
  func enterPane(_ direction: FocusMoves.Direction) -> Bool { pane(direction).map(enter) ?? false }

  private func pane(_ direction: FocusMoves.Direction) -> Pane? {
    guard let here = (focusedElement ?? controller?.pane)?.columnAround else { return nil }
    let ahead = panes.compactMap { pane -> (pane: Pane, distance: Int)? in
      guard !pane.isInBar, let column = pane.element.columnAround else { return nil }
      return distance(direction, from: here, to: column).map { (pane, $0) }
    }
    return ahead.min { $0.distance < $1.distance }?.pane
  }

  private func enter(_ pane: Pane) -> Bool {
    if pane.targets.isEmpty {
      controller?.read(pane.element)
      repaint()
      return true
    }
    let place = controller?.placeToReturn(among: pane.targets.map(\.element))
    let first = pane.targets.first { !$0.seen.isEmpty } ?? pane.targets.first
    return (place ?? first?.element).map(move) ?? false
  }
}

extension HitMap.Target {
  /// The list around a row. Controls, also those in rows, are separate stops.
  @MainActor var pane: Element? {
    guard element.isRow, element.leadsOn || element.events.contains(.select) else { return nil }
    return element.nearestAround(.list, .table)
  }

  @MainActor var column: Element? { element.columnAround }
}

extension Element {
  fileprivate var columnAround: Element? { nearestAround(.column) }

  /// Whether it comes before another element in the tree.
  fileprivate func isBefore(_ other: Element) -> Bool {
    let (mine, others) = (Array(selfAndAncestors.reversed()), Array(other.selfAndAncestors.reversed()))
    let common = zip(mine, others).prefix { $0 === $1 }.count
    guard common > 0, common < mine.count, common < others.count else { return mine.count < others.count }
    for child in mine[common - 1].children {
      if child === mine[common] { return true }
      if child === others[common] { return false }
    }
    return false
  }
}
