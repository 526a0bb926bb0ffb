import CairnCore
import CairnScreen

/// Where the mouse is while no button is down.
@MainActor
struct Pointer {
  /// Nil as long as the terminal has not said, and after a key: whoever types does not point.
  var place: (x: Int, y: Int)?
  /// Those that have been told that the mouse is over them.
  var told: [Element] = []
  /// What is marked because a press would mean it.
  var marked: CellRect?
}

extension TerminalHost {
  /// Follows the mouse. As long as nothing else is under it, nothing is painted.
  func pointerMoved(_ event: Mouse) {
    hoverHint(event)
    mouse.pointer.place = overlay == nil ? (event.x, event.y) : nil
    tellHovered()
    let marked = markedRect
    if marked != mouse.pointer.marked {
      for rect in [mouse.pointer.marked, marked].compactMap({ $0 }) { repaint(rect) }
      mouse.pointer.marked = marked
    }
    if needsPainting || turnIsRequested { update() }
  }

  /// The mouse is not what the person uses now.
  func forgetPointer() {
    guard mouse.pointer.place != nil else { return }
    mouse.pointer.place = nil
    if let marked = mouse.pointer.marked { repaint(marked) }
    mouse.pointer.marked = nil
  }

  private func tellHovered() {
    var now: [Element] = []
    if let place = mouse.pointer.place {
      for target in scene.targets
      where target.layer >= scene.frontLayer && target.element.events.contains(.hover)
        && target.seen.contains(x: place.x, y: place.y)
      {
        now.append(target.element)
      }
    }
    let before = mouse.pointer.told
    if now.elementsEqual(before, by: { $0 === $1 }) { return }
    mouse.pointer.told = now
    for element in before where !element.isGone && !now.contains(where: { $0 === element }) {
      _ = session.send(.hover(false), to: element)
    }
    for element in now where !before.contains(where: { $0 === element }) { _ = session.send(.hover(true), to: element) }
    turnIsRequested = true
  }

  /// Where what is under the mouse can be seen, if a press on it does something.
  var markedRect: CellRect? {
    guard overlay == nil, let place = mouse.pointer.place,
      let target = reachable.last(where: { $0.seen.contains(x: place.x, y: place.y) }),
      target.element.role.isActionable || target.element.isTapTarget, !target.element.takesText,
      target.element !== focusedElement, target.seen.height <= 5
    else { return nil }
    return target.seen
  }
}
