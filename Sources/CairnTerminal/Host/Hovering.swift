import CairnCore
import CairnScreen

/// The mouse position while no button is pressed.
@MainActor
struct Pointer {
  /// `nil` until the terminal reports it, and after a key: a user who types does not point.
  var place: (x: Int, y: Int)?
  /// The elements that have received an event that the mouse is over them.
  var told: [Element] = []
  /// The rectangle marked as the target of a press.
  var marked: CellRect?
}

extension TerminalHost {
  /// Follows the mouse. Nothing is painted while the target stays the same.
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

  /// Forgets the mouse position, because the user has stopped using the mouse.
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
