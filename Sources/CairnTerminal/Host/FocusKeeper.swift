import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// The current focus, the focus of covered pages, and where the focus moves next.
@MainActor
struct FocusKeeper {
  /// The last focus of each page or panel.
  private var memories: [ElementID: Element] = [:]
  @Remembered private var left: Element?
  /// The focus at the last check.
  @Remembered var settled: Element?
  /// The number of entries before the obsolete ones are removed.
  private var room = 64

  mutating func remember(_ element: Element) {
    memories[Self.place(of: element)] = element
    if left === element { left = nil }
  }

  func remembered(at place: ElementID) -> Element? { memories[place] }

  /// Forgets an element's focus, so that it does not return automatically.
  mutating func leave(_ element: Element) {
    memories = memories.filter { $0.value !== element }
    left = element
  }

  /// Returns whether the element is the one that was left last.
  func isLeft(_ element: Element) -> Bool { left === element }

  /// Occasionally removes obsolete entries.
  mutating func tidy() {
    guard memories.count > room else { return }
    memories = memories.filter { !$0.value.isGone }
    room = max(memories.count * 2, 64)
  }

  /// Returns the page or panel of an element.
  static func place(of element: Element) -> ElementID {
    var current = element
    while let parent = current.parent, current.role != .page, !current.isPresentation { current = parent }
    return current.id
  }

  enum Direction { case up, down, left, right }

  /// Returns the nearest target in a direction. Targets straight ahead win over those to the side, and those in
  /// the same section over all others.
  static func next(_ direction: Direction, from present: Scene.Target, among targets: [Scene.Target]) -> Scene.Target? {
    FocusWay<Scene.Target>(
      element: \.element, distance: { distance(direction, from: $0, to: $1) },
      whole: { section, target in target.spread(over: section) }
    ).next(from: present, among: targets)
  }

  /// Returns the distance to a target, or `nil` if it is not in that direction.
  private static func distance(
    _ direction: Direction, from present: Scene.Target, to target: Scene.Target
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
    // Among equally near targets, the one whose centre is straighter ahead wins.
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
  var reachable: [Scene.Target] {
    if let knownReachable { return knownReachable }
    let found = findReachable()
    knownReachable = found
    return found
  }

  private func findReachable() -> [Scene.Target] {
    // A row represents its only element. The content of a row is painted, and so recorded, right after it.
    var whole: Element?
    var found: [Scene.Target] = []
    found.reserveCapacity(scene.targets.count)
    for target in scene.targets {
      if target.isWhole { whole = target.element }
      guard target.layer >= scene.frontLayer, target.element.canHaveFocus else { continue }
      let isReachable =
        switch target.element.role {
        case .row: target.isWhole || !target.element.events.isDisjoint(with: [.select, .delete, .move])
        case .page: false
        case .tabs: target.element.turnedPages.map { $0.areMarked && $0.count > 1 } ?? false
        default: (target.row == nil || target.row !== whole) && isStop(target.element)
        }
      if isReachable { found.append(target) }
    }
    return found
  }

  /// Returns whether a view that is not a control is worth focusing: it has taps or a menu that nothing around
  /// or inside it represents.
  private func isStop(_ element: Element) -> Bool {
    if element.takesFocus { return true }
    if element.isTapTarget { return element.isOwnStop && element.answersTaps }
    var outer = element.parent
    while let current = outer, current.role != .page, current.role != .row {
      if current.role.isActionable || current.isTapTarget { return false }
      outer = current.parent
    }
    return element.stopCount == 0
  }

  var focusedElement: Element? { window?.screen.focused }

  /// Ensures that the focus is on a reachable element. Returns `true` if it moved.
  func settleFocus() -> Bool {
    focus.tidy()
    let targets = reachable
    if let focused = focusedElement {
      for target in targets where target.element === focused {
        focus.remember(focused)
        focus.settled = focused
        return false
      }
    }
    // A field that the app has removed the focus from does not get it back.
    if focusedElement == nil, let field = focus.settled, field.takesText,
      targets.contains(where: { $0.element === field })
    {
      focus.leave(field)
    }
    guard let next = firstFocus(among: targets) else {
      // Nothing in front takes the focus, and elements behind must not have it.
      guard focusedElement != nil else { return false }
      window?.focus.move(to: nil)
      return true
    }
    return move(to: next.element)
  }

  /// Returns the page's last focus, or else its first target.
  private func firstFocus(among targets: [Scene.Target]) -> Scene.Target? {
    // A menu begins at the chosen item.
    if scene.front?.popsUp == true, let chosen = targets.first(where: { $0.element.hasTrait(.selected) }) {
      return chosen
    }
    let places = frontPlaces
    for place in places {
      if let known = focus.remembered(at: place), let target = targets.first(where: { $0.element === known }) {
        return target
      }
    }
    func isGood(_ target: Scene.Target) -> Bool {
      let element = target.element
      if target.isInBar || element.takesText || target.seen.isEmpty || element.role == .tabs { return false }
      // An element that contains all others is not a good start.
      return element.role != .group || element.stopCount <= 1
    }
    // An alert with a text field begins there.
    if scene.front?.role == .alert || scene.front?.role == .dialog,
      let field = targets.first(where: { $0.element.takesText && !focus.isLeft($0.element) })
    {
      return field
    }
    for place in places {
      let inPlace = targets.filter { isGood($0) && FocusKeeper.place(of: $0.element) == place }
      // Pressing Return before reading must not destroy anything.
      if let target = inPlace.first(where: { !$0.element.hasTrait(.destructive) }) ?? inPlace.first { return target }
    }
    return targets.first(where: isGood) ?? targets.first { !$0.element.takesText && !$0.seen.isEmpty }
  }

  /// The pages in front, innermost and last first.
  private var frontPlaces: [ElementID] {
    var places: [ElementID] = []
    func visit(_ element: Element) {
      if element.isUnseen { return }
      for child in element.children.reversed() where element !== window?.screen.root || !child.isPresentation {
        visit(child)
      }
      if element.role == .page { places.append(element.id) }
    }
    if let front = scene.front {
      visit(front)
      places.append(front.id)
    }
    return places
  }

  @discardableResult
  func move(to element: Element) -> Bool {
    guard session.send(.focus(true), to: element) else { return false }
    focus.remember(element)
    reveal(element)
    return true
  }

  /// Scrolls the surrounding areas until an element is visible.
  func reveal(_ element: Element) {
    var area = Self.scrollArea(of: element)
    // Scroll areas can be nested; the outer one must show the inner one.
    while let current = area {
      reveal(element, in: current)
      area = Self.scrollArea(of: current)
    }
  }

  private func reveal(_ element: Element, in area: Element) {
    guard let content = area.scrolledContent else { return }
    let before = area.scrollOffset
    var part = element.frame(in: content)
    // The first element is shown together with the text above it.
    if isFirst(element, in: content) {
      part.size.height += part.origin.y
      part.origin.y = 0
      if part.size.height > area.scrolledRoom.height { part = element.frame(in: content) }
    }
    area.scroll(toShow: part)
    let wanted = area.scrollOffset
    area.scrollOffset = before
    guard wanted != before, session.send(.scroll(wanted), to: area), Self.scrollArea(of: area) != nil else { return }
    session.runTurns()
  }

  private func isFirst(_ element: Element, in content: Element) -> Bool {
    reachable.first { target in
      var parent = target.element.parent
      while let current = parent, current !== content { parent = current.parent }
      return parent === content
    }?.element === element
  }

  /// Moves the focus in a direction, or scrolls if there is nothing there.
  func step(_ direction: FocusKeeper.Direction) -> Bool {
    let targets = reachable
    guard let focused = focusedElement, let present = targets.first(where: { $0.element === focused }) else {
      if let first = targets.first(where: { !$0.seen.isEmpty }) { return move(to: first.element) }
      return scrollFront(direction)
    }
    // Elements that are scrolled out of view can only be reached within their own scroll area.
    let isInMenu = scene.front?.popsUp == true
    let near = targets.filter { isInMenu || !$0.seen.isEmpty || sharesScrollArea($0.element, present.element) }
    // Up and down stay within a list, whatever is beside it.
    let within = near.filter { sharesScrollArea($0.element, present.element) }
    let isVertical = direction == .up || direction == .down
    let next =
      (isVertical ? FocusKeeper.next(direction, from: present, among: within) : nil)
      ?? FocusKeeper.next(direction, from: present, among: near)
    if let next, !(next.isInBar && !present.isInBar && canScroll(direction, around: present.element)) {
      return move(to: next.element)
    }
    return scrollFront(direction)
  }

  private func sharesScrollArea(_ a: Element, _ b: Element) -> Bool {
    guard let area = Self.scrollArea(of: a) else { return false }
    return area === Self.scrollArea(of: b)
  }

  static func scrollArea(of element: Element) -> Element? {
    var area = element.parent
    while let current = area, !current.events.contains(.scroll) { area = current.parent }
    return area
  }

  private func canScroll(_ direction: FocusKeeper.Direction, around element: Element) -> Bool {
    guard let area = Self.scrollArea(of: element) else { return false }
    switch direction {
    case .up: return area.scrollOffset.y > 0
    case .down: return area.scrollOffset.y + area.scrolledRoom.height < area.scrolledSize.height
    default: return false
    }
  }

  /// Moves through all elements in reading order.
  func stepThrough(forward: Bool) -> Bool {
    let isInMenu = scene.front?.popsUp == true
    // Tab walks an overflowing page to its end; lists and scroll views are walked with the arrow keys.
    let targets = reachable.filter {
      isInMenu || !$0.seen.isEmpty || Self.scrollArea(of: $0.element)?.overflows == true
    }
    guard !targets.isEmpty else { return false }
    let present = targets.firstIndex { $0.element === focusedElement }
    let next = present.map { ($0 + (forward ? 1 : targets.count - 1)) % targets.count } ?? 0
    return move(to: targets[next].element)
  }

  /// Moves to the first or last element of the surrounding list.
  func jump(toEnd: Bool) -> Bool {
    guard let area = frontScrollArea else { return false }
    _ = session.send(
      .scroll(CGPoint(x: 0, y: toEnd ? max(area.scrolledSize.height - area.scrolledRoom.height, 0) : 0)), to: area)
    session.runTurns()
    needsPainting = true
    update()
    let inside = reachable.filter { Self.scrollArea(of: $0.element) === area }
    if let target = toEnd ? inside.last : inside.first { return move(to: target.element) }
    return true
  }

  /// Scrolls by a page and moves the focus along.
  func page(forward: Bool) -> Bool {
    guard let area = frontScrollArea else { return false }
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
    let inside = reachable.filter { Self.scrollArea(of: $0.element) === area && !$0.seen.isEmpty }
    let wanted = old?.seen.minY ?? 0
    if let target = inside.min(by: { abs($0.rect.minY - wanted) < abs($1.rect.minY - wanted) }) {
      return move(to: target.element)
    }
    return true
  }

  /// The scroll area around the focus, otherwise the largest one.
  var frontScrollArea: Element? {
    if let focused = focusedElement, let area = Self.scrollArea(of: focused) { return area }
    return scene.scrollAreas.filter { $0.layer >= scene.frontLayer }
      .max { $0.rect.width * $0.rect.height < $1.rect.width * $1.rect.height }?.element
  }

  func scrollFront(_ direction: FocusKeeper.Direction) -> Bool {
    guard let area = frontScrollArea else { return false }
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

extension Element {
  /// Whether any of its gestures would receive a tap on it.
  fileprivate var answersTaps: Bool {
    [ElementEvent.activate, .taps(2), .hold].contains { event in
      events.contains(event.set) && answerers(of: event).contains { $0 === self }
    }
  }
}
