import CairnScreen

/// Moving the focus.
extension TerminalHost {
  var focusedElement: Element? { window?.screen.focused }

  /// Ensures that the focus is on a reachable element. Returns `true` if it moved.
  func settleFocus() -> Bool { controller?.settleFocus() ?? false }

  @discardableResult
  func move(to element: Element) -> Bool { controller?.move(to: element) ?? false }

  /// Moves the focus in a direction, or scrolls if there is nothing there.
  func step(_ direction: FocusMoves.Direction) -> Bool {
    let targets = reachable
    guard let focused = focusedElement, let present = targets.first(where: { $0.element === focused }) else {
      if controller?.pane != nil { return direction.axis == .vertical ? scrollFront(direction) : enterPane(direction) }
      // A page without anything to press is read by scrolling.
      if let area = frontScrollArea(along: direction.axis), isOnFrontPage(area), scrollFront(direction) { return true }
      if let first = targets.first(where: { !$0.seen.isEmpty }) { return move(to: first.element) }
      return scrollFront(direction)
    }
    // Elements that are scrolled out of view can only be reached from within their scroll area, which may contain others.
    let isInMenu = scene.front?.popsUp == true
    let column = present.pane == nil ? nil : present.column
    let near = targets.filter {
      // From a list, sideways is to another column, whatever is on the same line there.
      if direction.axis == .horizontal, let column, !column.contains($0.element) { return false }
      return isInMenu || !$0.seen.isEmpty || $0.element.scrollArea?.contains(present.element) == true
    }
    // Up and down stay within a list, even if other elements are beside it.
    let within = near.filter { sharesScrollArea($0.element, present.element) }
    let isVertical = direction == .up || direction == .down
    let next =
      (isVertical ? FocusMoves.next(direction, from: present, among: within) : nil)
      ?? FocusMoves.next(direction, from: present, among: near)
    if let next, !(next.isInBar && !present.isInBar && present.element.scrollArea?.canScroll(direction) == true) {
      return move(to: next.element)
    }
    if direction.axis == .horizontal, open(present, towards: direction) || enterPane(direction) { return true }
    return scrollFront(direction)
  }

  /// Opens the row in front of a column that shows its content, unless it is open.
  private func open(_ row: HitMap.Target, towards direction: FocusMoves.Direction) -> Bool {
    let isForward = direction == (controller?.isMirrored == true ? .left : .right)
    guard isForward, row.pane != nil, row.element.isRow, !row.element.hasTrait(.selected),
      hasColumn(direction, of: row.element),
      row.element.traits?[RowEditingTrait.self] == nil, press(row.element)
    else { return false }
    update()
    return focusedElement !== row.element
  }

  private func sharesScrollArea(_ a: Element, _ b: Element) -> Bool {
    guard let area = a.scrollArea else { return false }
    return area === b.scrollArea
  }
}
