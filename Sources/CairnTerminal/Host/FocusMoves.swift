import CairnCore
import CairnHosting
import CairnScreen
import CairnValues
import Foundation

/// The focus movement of the arrow keys.
@MainActor
enum FocusMoves {
  enum Direction {
    case up, down, left, right

    var axis: Axis { self == .up || self == .down ? .vertical : .horizontal }
  }

  /// Returns the nearest target in a direction. Targets straight ahead win over those to the side, and those in
  /// the same section over all others.
  static func next(_ direction: Direction, from present: HitMap.Target, among targets: [HitMap.Target]) -> HitMap
    .Target?
  {
    FocusSearch<HitMap.Target>(
      element: \.element, distance: { distance(direction, from: $0, to: $1) },
      whole: { section, target in target.spread(over: section) }
    ).next(from: present, among: targets)
  }

  /// Returns the distance to a target, or `nil` if it is not in that direction.
  private static func distance(
    _ direction: Direction, from present: HitMap.Target, to target: HitMap.Target
  ) -> CGFloat? {
    let here = present.rect
    let there = target.rect
    let isSideways = direction == .left || direction == .right
    let ahead =
      switch direction {
      case .down: there.minY - here.maxY
      case .up: here.minY - there.maxY
      case .right: there.minX - here.maxX
      case .left: here.minX - there.maxX
      }
    guard ahead >= 0 else { return nil }
    let aside =
      isSideways
      ? gap(here.minY..<max(here.maxY, here.minY + 1), there.minY..<max(there.maxY, there.minY + 1))
      : gap(here.minX..<max(here.maxX, here.minX + 1), there.minX..<max(there.maxX, there.minX + 1))
    // Sideways, only targets on the same line count; downwards, the next line does even if it is offset.
    if isSideways, aside > 0, target.isInBar != present.isInBar { return nil }
    let distance = isSideways ? ahead + aside * 40 : ahead * 8 + aside * 3
    // Among equally near targets, the one whose center is straighter ahead wins.
    let offset =
      isSideways
      ? abs(there.minY + there.maxY - here.minY - here.maxY) : abs(there.minX + there.maxX - here.minX - here.maxX)
    return CGFloat(distance * 1_000 + min(offset, 999))
  }

  private static func gap(_ a: Range<Int>, _ b: Range<Int>) -> Int {
    max(max(a.lowerBound - b.upperBound + 1, b.lowerBound - a.upperBound + 1), 0)
  }
}

extension TerminalHost {
  /// The targets that the focus can move to.
  var reachable: [HitMap.Target] {
    if let knownReachable { return knownReachable }
    let found = findReachable()
    knownReachable = found
    return found
  }

  private func findReachable() -> [HitMap.Target] {
    // A row that represents its only control is painted, and so recorded, right before it.
    var whole: Element?
    var found: [HitMap.Target] = []
    found.reserveCapacity(scene.targets.count)
    for target in scene.targets {
      if target.isWhole { whole = target.element }
      let isInsideWhole = target.row != nil && target.row === whole && target.element !== whole
      guard target.layer >= scene.frontLayer, !isInsideWhole || target.element.role == .tabs,
        target.element.isFocusStop(standsForContent: target.isWhole)
      else { continue }
      found.append(target)
    }
    return found
  }

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
    if let next, !(next.isInBar && !present.isInBar && canScroll(direction, around: present.element)) {
      return move(to: next.element)
    }
    return scrollFront(direction)
  }

  private func sharesScrollArea(_ a: Element, _ b: Element) -> Bool {
    guard let area = a.scrollArea else { return false }
    return area === b.scrollArea
  }

  private func canScroll(_ direction: FocusMoves.Direction, around element: Element) -> Bool {
    element.scrollArea.map { canScroll($0, direction) } ?? false
  }

  private func canScroll(_ area: Element, _ direction: FocusMoves.Direction) -> Bool {
    switch direction {
    case .up: area.scrollOffset.y > 0
    case .down: area.scrollOffset.y + area.scrolledRoom.height < area.scrolledSize.height
    case .left, .right: false
    }
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

  /// Moves to the first or last element of the surrounding list.
  func jump(toEnd: Bool) -> Bool {
    guard let area = frontScrollArea() else { return false }
    _ = session.send(
      .scroll(CGPoint(x: 0, y: toEnd ? max(area.scrolledSize.height - area.scrolledRoom.height, 0) : 0)), to: area)
    session.runTurns()
    needsPainting = true
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
    _ = session.send(.scroll(offset), to: area)
    session.runTurns()
    needsPainting = true
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
    let areas = scene.scrollAreas.filter { $0.layer >= scene.frontLayer && $0.element.isScrollArea(along: axis) }
    let places = focusedElement.map { Array($0.ancestors) } ?? [shownStack?.element].compactMap { $0 }
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

  private func isOnFrontPage(_ area: Element) -> Bool {
    guard let page = shownStack?.element else { return false }
    return page === area || page.contains(area)
  }

  func scrollFront(_ direction: FocusMoves.Direction) -> Bool {
    // At the end of an area, the one around it scrolls.
    let around = focusedElement?.ancestors.first { $0.isScrollArea(along: .vertical) && canScroll($0, direction) }
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
    guard session.send(.scroll(wanted), to: area) else { return false }
    session.runTurns()
    needsPainting = true
    return area.scrollOffset != before
  }
}
