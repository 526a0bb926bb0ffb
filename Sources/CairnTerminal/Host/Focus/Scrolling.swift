import CairnScreen
import CairnValues
import Foundation

/// Scrolling from the keyboard, and moving the focus along.
extension TerminalHost {
  /// Moves to the first or last element of the surrounding list.
  func jump(toEnd: Bool) -> Bool {
    guard let area = frontScrollArea() else { return false }
    scroll(area, to: CGPoint(x: 0, y: toEnd ? max(area.scrolledSize.height - area.scrolledRoom.height, 0) : 0))
    update()
    let inside = reachable.filter { area.contains($0.element) }
    if let target = toEnd ? inside.last : inside.first { return move(to: target.element) }
    return true
  }

  /// Scrolls by a page and moves the focus along.
  func page(forward: Bool) -> Bool {
    guard let area = frontScrollArea() else { return false }
    let way = max(area.scrolledRoom.height - cellSize.height, cellSize.height)
    var offset = area.scrollOffset
    offset.y = max(offset.y + (forward ? way : -way), 0)
    let old = focusedElement.flatMap { focused in scene.targets.first { $0.element === focused } }
    let before = area.scrollOffset
    scroll(area, to: offset)
    update()
    if area.scrollOffset == before { return jump(toEnd: forward) }
    let seen = reachable.filter { area.contains($0.element) && !$0.seen.isEmpty }
    // Revealing the rest of something would scroll past what comes before it.
    let whole = seen.filter { $0.seen == $0.rect }
    let inside = whole.isEmpty ? seen : whole
    let wanted = old?.seen.minY ?? 0
    if let target = inside.min(by: { abs($0.rect.minY - wanted) < abs($1.rect.minY - wanted) }) {
      return move(to: target.element)
    }
    return true
  }

  /// The area around the focus that scrolls along an axis, such as the list around a row of pictures that scrolls sideways.
  /// From a button of a bar, it is the one beside the button rather than in another column. Without a focus, the page in
  /// front comes first.
  func frontScrollArea(along axis: Axis = .vertical) -> Element? {
    if let focused = focusedElement,
      let area = focused.ancestors.first(where: { $0.isScrollArea(along: axis) }) ?? focused.scrollArea
    {
      return area
    }
    if let pane = controller?.pane, pane.isScrollArea(along: axis) { return pane }
    let areas = scene.scrollAreas.filter { $0.layer >= scene.frontLayer && $0.element.isScrollArea(along: axis) }
    let places = focusedElement.map { Array($0.ancestors) } ?? [shownPages.front?.element].compactMap { $0 }
    let near = places.lazy.map { place in areas.filter { place === $0.element || place.contains($0.element) } }
      .first { !$0.isEmpty }
    return largest(near ?? areas, along: axis)
  }

  /// Returns the largest area, of those with more to show if there are any.
  private func largest(_ areas: [HitMap.ScrollArea], along axis: Axis) -> Element? {
    let overflowing = areas.filter { $0.element.hasMore(along: axis) }
    return (overflowing.isEmpty ? areas : overflowing)
      .max { $0.rect.width * $0.rect.height < $1.rect.width * $1.rect.height }?.element
  }

  func isOnFrontPage(_ area: Element) -> Bool {
    guard let page = shownPages.front?.element else { return false }
    return page === area || page.contains(area)
  }

  func scrollFront(_ direction: FocusMoves.Direction) -> Bool {
    // At the end of an area, the one around it scrolls.
    let around = focusedElement?.ancestors.first { $0.isScrollArea(along: .vertical) && $0.canScroll(direction) }
    guard let area = around ?? frontScrollArea(along: direction.axis) else { return false }
    return scroll(
      area, x: direction == .left ? -2 : direction == .right ? 2 : 0,
      y: direction == .up ? -1 : direction == .down ? 1 : 0)
  }

  @discardableResult
  func scroll(_ area: Element, x: Int, y: Int) -> Bool {
    let before = area.scrollOffset
    let wanted = CGPoint(
      x: max(before.x + CGFloat(x) * cellSize.width, 0), y: max(before.y + CGFloat(y) * cellSize.height, 0))
    return scroll(area, to: wanted) && area.scrollOffset != before
  }

  @discardableResult
  func scroll(_ area: Element, to offset: CGPoint) -> Bool {
    guard session.send(.scroll(offset), to: area) else { return false }
    session.runTurns()
    repaint()
    return true
  }
}

extension Element {
  /// Whether lines of a scroll area are out of view in a direction.
  func canScroll(_ direction: FocusMoves.Direction) -> Bool {
    switch direction {
    case .up: scrollOffset.y > 0
    case .down: scrollOffset.y + scrolledRoom.height < scrolledSize.height
    case .left, .right: false
    }
  }
}
