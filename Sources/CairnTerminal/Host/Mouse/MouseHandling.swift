import CairnScreen
import Foundation

/// What the buttons do.
extension TerminalHost {
  func handle(_ event: Mouse) {
    hoverHint(event)
    if event.action == .press(.left), backBuffer.isFooter(event.y), let key = footer.key(x: event.x) {
      return handle(key)
    }
    if overlay != nil { return handleInOverlay(event) }
    switch event.action {
    case .press(.left): press(event)
    case .press(.right): showContextMenu(event)
    case .back: _ = perform(.back)
    case .forward: _ = perform(.forward)
    case .drag(.left): drag(event)
    case .release: release(event)
    case .scroll(let x, let y): wheel(x, y, event)
    case .press, .drag, .move: break
    }
  }

  private func press(_ event: Mouse) {
    mouse.swipe = 0
    mouse.hold = Hold()
    mouse.clicks.add(at: event, now())
    if let rule = scene.rules.last(where: { $0.rect.contains(event) }), scene.frontLayer == 0 {
      mouse.column = Grip(rule.column, at: Painter.cell(rule.column.cellFrame(in: nil).minX))
      return
    }
    if pressScrollBar(event) || pressPageMark(event) { return }
    guard let target = scene.target(x: event.x, y: event.y) else {
      pressBeside(event)
      return
    }
    mouse.pressed = target.element
    let row = target.element.nearestRow
    mouse.row = Grip(row?.events.contains(.move) == true ? row : nil)
    // As on a phone, pressing an item in a bar does not end editing.
    let staysInField = target.isInBar && isEditing && !target.element.takesText
    if !staysInField, target.element.canHaveFocus, let meant = focusMeant(by: target), canFocus(meant) {
      move(to: meant)
    }
    if target.element.takesText { return clickInField(event, target.element) }
    if target.element.measure == .slider { return slideTo(event, target) }
    startDrag(event, on: target.element)
    startHold(target.element)
  }

  /// Returns the element to focus. Pressing the content of a row that represents it presses the row.
  private func focusMeant(by target: HitMap.Target) -> Element? {
    if let row = target.row, row.standsForItsContent { return row }
    return target.element
  }

  /// Closes a menu or dialog after a press outside it.
  private func pressBeside(_ event: Mouse) {
    if controller?.closeMenu() == true { return }
    guard let root = window?.screen.root, let front = root.layers.first?.first, front !== root else { return }
    let rect = front.cellFrame(in: nil)
    let isInside = rect.contains(CGPoint(x: CGFloat(event.x) + 0.5, y: CGFloat(event.y) + 0.5))
    if !isInside, front.events.contains(.dismiss) { _ = session.send(.dismiss, to: front) }
  }

  private func release(_ event: Mouse) {
    let hasDragged = endDrag(event)
    endHold()
    defer { mouse.release() }
    guard !mouse.row.hasMoved, !mouse.hold.hasHappened, !hasDragged, let pressed = mouse.pressed,
      let target = scene.target(x: event.x, y: event.y), target.element === pressed, !pressed.takesText,
      pressed.measure != .slider
    else { return }
    if case .stepper? = pressed.control {
      // The two marks are at its end.
      let isMore = event.x >= target.rect.maxX - 2
      _ = session.send(.step(isMore ? 1 : -1), to: pressed)
      return
    }
    if mouse.clicks.count > 1, session.send(.taps(mouse.clicks.count), to: pressed) { return }
    _ = click(pressed)
  }

  private func drag(_ event: Mouse) {
    if let column = mouse.column.element {
      _ = session.send(.adjust(Double(max(event.x - mouse.column.start, 1)) * cellSize.width), to: column)
      return
    }
    if mouse.bar.element != nil { return dragScrollBar(event) }
    if let row = mouse.row.element, carry(row, to: event) { return }
    guard let pressed = mouse.pressed else { return }
    if pressed.takesText { return placeCaret(event, in: pressed, selecting: true) }
    if pressed.measure == .slider, let target = scene.targets.last(where: { $0.element === pressed }) {
      return slideTo(event, target)
    }
    moveDrag(event)
  }

  /// Drags a row to the mouse, past every row on the way.
  private func carry(_ row: Element, to event: Mouse) -> Bool {
    guard let over = scene.targets.last(where: { $0.element.isRow && $0.seen.contains(event) }), over.element !== row,
      over.element.events.contains(.move)
    else { return false }
    if controller?.moveRow(row, to: over.element) == true { mouse.row.hasMoved = true }
    return mouse.row.hasMoved
  }

  private func slideTo(_ event: Mouse, _ target: HitMap.Target) {
    guard case .range(let range) = target.element.content, let track = scene.tracks[target.element.id],
      track.width > 1
    else { return }
    let share = Double(event.x - track.minX) / Double(track.width - 1)
    let value = range.bounds.lowerBound + min(max(share, 0), 1) * (range.bounds.upperBound - range.bounds.lowerBound)
    _ = session.send(.adjust(value), to: target.element)
  }

  /// Turns to the page whose mark is at a position. Returns `false` if there is none.
  private func pressPageMark(_ event: Mouse) -> Bool {
    guard let mark = scene.pageMarks.last(where: { $0.rect.contains(event) }), let turned = mark.pages.turnedPages
    else { return false }
    if mark.page != turned.shown { controller?.turnPage(mark.page - turned.shown, of: mark.pages) }
    return true
  }
}
