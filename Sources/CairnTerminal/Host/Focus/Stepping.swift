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
      // A page without anything to press is read by scrolling.
      if let area = frontScrollArea(along: direction.axis), isOnFrontPage(area), scrollFront(direction) { return true }
      if let first = targets.first(where: { !$0.seen.isEmpty }) { return move(to: first.element) }
      return scrollFront(direction)
    }
    // Elements that are scrolled out of view can only be reached from within their scroll area, which may contain others.
    let isInMenu = scene.front?.popsUp == true
    let near = targets.filter {
      isInMenu || !$0.seen.isEmpty || $0.element.scrollArea?.contains(present.element) == true
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
    return scrollFront(direction)
  }

  private func sharesScrollArea(_ a: Element, _ b: Element) -> Bool {
    guard let area = a.scrollArea else { return false }
    return area === b.scrollArea
  }

  /// Moves through all elements in reading order.
  func stepThrough(forward: Bool) -> Bool {
    let isInMenu = scene.front?.popsUp == true
    // Tab walks an overflowing page to its end; lists and scroll views are walked with the arrow keys.
    let targets = reachable.filter {
      isInMenu || !$0.seen.isEmpty || $0.element.scrollArea?.overflows == true
    }
    guard !targets.isEmpty else { return false }
    let present = targets.firstIndex { $0.element === focusedElement }
    let next = present.map { ($0 + (forward ? 1 : targets.count - 1)) % targets.count } ?? 0
    return move(to: targets[next].element)
  }
}
