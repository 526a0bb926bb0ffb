import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// The state of a mouse interaction.
@MainActor
struct MouseState {
  /// The pressed element, until the release.
  @WeakElement var pressed: Element?
  /// The column whose separator is being dragged, and where the column begins.
  @WeakElement var column: Element?
  var columnStart = 0
  /// The row being dragged, and whether it has moved yet.
  @WeakElement var carried: Element?
  var hasCarried = false
  /// The element being scrolled by its bar, and the distance from the bar's top to the mouse.
  @WeakElement var scrolled: Element?
  var grip = 0
  /// The sideways wheel movement where nothing scrolls.
  var swipe = 0
  var clicks = Clicks()
  var drag = PointerDrag()
  /// When the current press becomes a long press.
  var holdTime: UInt64?
  var hasHeld = false
  var pointer = Pointer()
}

/// Presses in the same place in quick succession.
struct Clicks {
  private(set) var count = 0
  private var last: (time: UInt64, x: Int, y: Int)?

  static let pause: UInt64 = 400_000_000

  mutating func add(at event: Mouse, _ now: UInt64) {
    let isNext = last.map { now &- $0.time < Self.pause && $0.x == event.x && $0.y == event.y } ?? false
    count = isNext ? count + 1 : 1
    last = (now, event.x, event.y)
  }
}

extension TerminalHost {
  func handle(_ event: Mouse) {
    hoverHint(event)
    if pressHint(event) { return }
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
    mouse.hasHeld = false
    mouse.clicks.add(at: event, now())
    if let rule = scene.rules.last(where: { $0.rect.contains(x: event.x, y: event.y) }), scene.frontLayer == 0 {
      mouse.column = rule.column
      mouse.columnStart = Painter.cell(rule.column.cellFrame(in: nil).minX)
      return
    }
    if pressScrollBar(event) || pressPageMark(event) { return }
    guard let target = scene.target(x: event.x, y: event.y) else {
      pressBeside(event)
      return
    }
    mouse.pressed = target.element
    let row = target.element.nearestRow
    mouse.carried = row?.events.contains(.move) == true ? row : nil
    mouse.hasCarried = false
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

  private func clickInField(_ event: Mouse, _ field: Element) {
    placeCaret(event, in: field, selecting: event.modifiers.contains(.shift))
    switch mouse.clicks.count {
    case 1: return
    case 2: editor?.selectWord()
    default: editor?.selectAll()
    }
    if let editor { _ = session.send(.selectText(editor.selectedCharacters), to: field) }
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
    defer {
      mouse.pressed = nil
      mouse.column = nil
      mouse.carried = nil
      mouse.scrolled = nil
    }
    guard !mouse.hasCarried, !mouse.hasHeld, !hasDragged, let pressed = mouse.pressed,
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
    if let column = mouse.column {
      _ = session.send(.adjust(Double(max(event.x - mouse.columnStart, 1)) * cellSize.width), to: column)
      return
    }
    if mouse.scrolled != nil { return dragScrollBar(event) }
    if let row = mouse.carried, carry(row, to: event) { return }
    guard let pressed = mouse.pressed else { return }
    if pressed.takesText { return placeCaret(event, in: pressed, selecting: true) }
    if pressed.measure == .slider, let target = scene.targets.last(where: { $0.element === pressed }) {
      return slideTo(event, target)
    }
    moveDrag(event)
  }

  /// Drags a row to the mouse, past every row on the way.
  private func carry(_ row: Element, to event: Mouse) -> Bool {
    let over = scene.targets.last { target in
      target.element.isRow && target.seen.contains(x: event.x, y: event.y)
    }
    guard let over, over.element !== row, over.element.events.contains(.move) else { return false }
    mouse.hasCarried = controller?.moveRow(row, to: over.element) == true || mouse.hasCarried
    return mouse.hasCarried
  }

  private func slideTo(_ event: Mouse, _ target: HitMap.Target) {
    guard case .range(let range) = target.element.content, let track = scene.tracks[target.element.id],
      track.width > 1
    else { return }
    let share = Double(event.x - track.minX) / Double(track.width - 1)
    let value = range.bounds.lowerBound + min(max(share, 0), 1) * (range.bounds.upperBound - range.bounds.lowerBound)
    _ = session.send(.adjust(value), to: target.element)
  }

  private func placeCaret(_ event: Mouse, in field: Element, selecting: Bool) {
    // The editor is created with the focus.
    if editor == nil { update() }
    guard let place = scene.fields[field.id], editor != nil else { return }
    let offset = editor?.offset(x: event.x - place.rect.minX, y: event.y - place.rect.minY, in: place) ?? 0
    editor?.move(to: offset, selecting: selecting)
    needsPainting = true
  }

  // MARK: Scroll bars

  /// Starts dragging a scroll bar. A press beside the bar moves it there.
  private func pressScrollBar(_ event: Mouse) -> Bool {
    guard
      let bar = scene.scrollBars.last(where: {
        $0.layer >= scene.frontLayer && $0.rect.contains(x: event.x, y: event.y)
      })
    else { return false }
    mouse.scrolled = bar.element
    let offset = event.y - bar.top
    mouse.grip = 0..<bar.length ~= offset ? offset : bar.length / 2
    dragScrollBar(event)
    return true
  }

  private func dragScrollBar(_ event: Mouse) {
    guard let area = mouse.scrolled, let bar = scene.scrollBars.last(where: { $0.element === area }) else { return }
    let way = max(bar.rect.height - bar.length, 1)
    let share = CGFloat(min(max(event.y - mouse.grip - bar.rect.minY, 0), way)) / CGFloat(way)
    let lines = (share * max(area.scrolledCells.height - CGFloat(bar.rect.height), 0)).rounded()
    _ = session.send(.scroll(CGPoint(x: area.scrollOffset.x, y: lines * cellSize.height)), to: area)
    session.runTurns()
    needsPainting = true
  }

  // MARK: The wheel

  private func wheel(_ x: Int, _ y: Int, _ event: Mouse) {
    if y != 0 {
      mouse.swipe = 0
      if let area = scene.scrollArea(x: event.x, y: event.y), area.element.isScrollArea(along: .vertical) {
        scroll(area.element, x: 0, y: y * 3)
      } else if let pages = pages(x: event.x, y: event.y) {
        controller?.turnPage(y, of: pages)
      }
      return
    }
    if let area = scene.scrollArea(x: event.x, y: event.y), area.element.isScrollArea(along: .horizontal) {
      scroll(area.element, x: x * 3, y: 0)
      return
    }
    mouse.swipe += x
    if abs(mouse.swipe) >= 2, let pages = pages(x: event.x, y: event.y),
      controller?.turnPage(mouse.swipe.signum(), of: pages) == true
    {
      mouse.swipe = 0
      return
    }
    // A swipe to the right pulls the previous page into view.
    if mouse.swipe <= -4 {
      mouse.swipe = 0
      _ = perform(.back)
    } else if mouse.swipe > 2 {
      mouse.swipe = 0
    }
  }

  /// Returns the turned pages at a position.
  private func pages(x: Int, y: Int) -> Element? {
    let place = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
    return scene.targets.last {
      $0.element.isPaged && $0.layer >= scene.frontLayer && $0.element.cellFrame(in: nil).contains(place)
    }?.element
  }
}

extension FieldEditor {
  /// Returns the index of the character at a position in a field.
  @MainActor
  func offset(x: Int, y: Int, in place: HitMap.FieldPlace) -> Int {
    if isMultiline, place.rect.height > 1 {
      let index = EditorLines(text, width: place.rect.width).index(line: y + place.scroll, column: x)
      return text.distance(from: text.startIndex, to: index)
    }
    var column = 0
    var offset = 0
    for character in text.dropFirst(place.scroll) {
      column += character.columns
      if x < column { break }
      offset += 1
    }
    return place.scroll + offset
  }
}
