import CairnScreen

/// The mouse position while no button is pressed.
@MainActor
struct Pointer {
  /// `nil` until the terminal reports it, and after a key: a user who types does not point.
  var place: (x: Int, y: Int)?
  /// The rectangle marked as the target of a press.
  var marked: CellRect?
  /// The elements that have received an event that the mouse is over them.
  private var told: [Element] = []

  /// Notes the elements under the mouse. Returns what to tell them and those that it has left, or `nil` if all are the same.
  mutating func tell(_ now: [Element]) -> [(element: Element, isOver: Bool)]? {
    let before = told
    if now.elementsEqual(before, by: { $0 === $1 }) { return nil }
    told = now
    let left = before.filter { old in !old.isGone && !now.contains { $0 === old } }
    let entered = now.filter { new in !before.contains { $0 === new } }
    return left.map { ($0, false) } + entered.map { ($0, true) }
  }
}

extension TerminalHost {
  /// Follows the mouse. Nothing is painted while the target stays the same.
  func pointerMoved(_ event: Mouse) {
    hoverHint(event)
    mouse.pointer.place = overlay == nil ? (event.x, event.y) : nil
    tellHovered()
    mark(markedRect)
    if needsPainting || turnIsRequested { update() }
  }

  /// Forgets the mouse position, because the user has stopped using the mouse.
  func forgetPointer() {
    guard mouse.pointer.place != nil else { return }
    mouse.pointer.place = nil
    mark(nil)
  }

  /// Marks the hint under the mouse, if the terminal reports its position.
  func hoverHint(_ event: Mouse) {
    if footer.hover(x: event.action == .move && backBuffer.isFooter(event.y) ? event.x : nil) { repaint() }
  }

  private func mark(_ rect: CellRect?) {
    let old = mouse.pointer.marked
    guard rect != old else { return }
    for rect in [old, rect].compactMap({ $0 }) { repaint(rect) }
    mouse.pointer.marked = rect
  }

  private func tellHovered() {
    let under = mouse.pointer.place.map { scene.hovered(x: $0.x, y: $0.y) } ?? []
    guard let changes = mouse.pointer.tell(under) else { return }
    for (element, isOver) in changes { _ = session.send(.hover(isOver), to: element) }
    turnIsRequested = true
  }

  /// The visible rectangle of the target under the mouse, if pressing it has an effect.
  var markedRect: CellRect? {
    guard overlay == nil, let place = mouse.pointer.place,
      let target = reachable.last(where: { $0.seen.contains(x: place.x, y: place.y) }),
      target.element.role.isActionable || target.element.isTapTarget, !target.element.takesText,
      target.element !== focusedElement, target.seen.height <= 5
    else { return nil }
    return target.seen
  }
}
