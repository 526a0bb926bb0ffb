import CairnCore
import CairnScreen
import Foundation

// Presentations over the page: sheets, dialogs, popovers, menus.
extension Painter {
  func paintPresentation(
    _ element: Element, x: CGFloat, y: CGFloat, in window: CellRect, on canvas: CellCanvas, _ ink: Ink
  ) {
    var rect = Self.rect(element, x: x, y: y)
    var (x, y) = (x, y)
    if element.panel == .popover, let place = place(of: element, rect, in: window) {
      x += CGFloat(place.minX - rect.minX)
      y += CGFloat(place.minY - rect.minY)
      rect = place
      // Its position is only known after everything is painted.
      scene.standsStill = false
    }
    var ink = ink
    if !Self.covers(rect, window) {
      let reachesDown = !element.isDialog && element.panel != .popover && rect.maxY >= window.maxY
      let border = CellRect(
        x: rect.minX - 1, y: rect.minY - 1, width: rect.width + 2, height: rect.height + (reachesDown ? 1 : 2))
      canvas.fill(border, theme.panel)
      canvas.frame(border, theme.rule, openBelow: reachesDown)
      ink.surface = theme.panelGround
      ink.card = theme.panelCard
    } else {
      canvas.fill(rect, Look(background: theme.page))
    }
    note(element, rect, on: canvas, ink)
    paintOverflow(of: element, rect, on: canvas, ink, barBeside: 1) { room in
      let inside = room.clipped(to: rect)
      switch element.panel {
      case .alert, .dialog: paintDialog(element, rect, x: x, y: y, on: inside, ink)
      case .sheet, .popover, nil:
        paintChildren(of: element, x: x + element.cellFrame.minX, y: y + element.cellFrame.minY, on: inside, ink)
      }
    }
  }

  /// Returns the position of a popover: next to its source, including a frame, or `nil` if the source is not
  /// visible.
  private func place(of popover: Element, _ rect: CellRect, in window: CellRect) -> CellRect? {
    guard !Self.covers(rect, window), let source = popover.traits?[PopoverSource.self]?() else { return nil }
    func isInside(_ element: Element) -> Bool { element === source || source.contains(element) }
    guard let target = scene.targets.last(where: { isInside($0.element) && !$0.seen.isEmpty }) else { return nil }
    let frame = CellRect.beside(target.seen, width: rect.width + 2, height: rect.height + 2, in: window)
    return frame.inset(left: 1, top: 1, right: 1, bottom: 1)
  }

  /// Paints a dialog. Its first text is the title.
  private func paintDialog(
    _ element: Element, _ rect: CellRect, x: CGFloat, y: CGFloat, on canvas: CellCanvas, _ ink: Ink
  ) {
    let left = x + element.cellFrame.minX
    let top = y + element.cellFrame.minY
    paintChildren(of: element, x: left, y: top, on: canvas, ink)
    guard let title = element.firstInside(where: { $0.ownText != nil && $0.isPlaced }) else { return }
    canvas.restyle(Self.rect(title.cellFrame(in: element), in: rect)) { $0.with(.bold) }
  }

  /// Paints a menu or a picker's options in a frame over everything, below the element they belong to.
  func paintPopUp(_ popUp: PopUp, on canvas: CellCanvas) {
    let items = popUp.element.children.filter { !$0.isUnseen && $0.isPlaced }
    guard !items.isEmpty else { return }
    let width = Self.cell(items.map(\.cellFrame.maxX).max() ?? 0)
    let height = Self.cell(items.map(\.cellFrame.maxY).max() ?? 0)
    let room = canvas.clip
    let anchor = anchor(of: popUp)
    // Without room below, it is above. Anything that would leave the window is moved back into it.
    let isAbove = anchor.maxY + height + 2 > room.maxY && anchor.minY - height - 2 >= room.minY
    let frame = CellRect(
      x: max(min(anchor.minX - 3, room.maxX - width - 6), room.minX),
      y: isAbove ? anchor.minY - height - 2 : max(min(anchor.maxY, room.maxY - height - 2), room.minY),
      width: min(width + 6, room.width), height: min(height + 2, room.height))
    let inside = canvas.panel(frame, theme)
    var ink = Ink(surface: theme.panelGround, card: theme.panelCard)
    ink.layer = popUp.ink.layer + 1
    ink.menu = frame.minX + 1..<frame.maxX - 1
    scene.frontLayer = ink.layer
    scene.front = popUp.element
    let hidden = hiddenLines(of: items, height: height, shown: frame.height - 2)
    for item in items {
      paint(item, x: CGFloat(frame.minX + 3), y: CGFloat(frame.minY + 1 - hidden), on: inside, ink)
    }
    guard height > frame.height - 2, frame.height > 2 else { return }
    paintScrollBar(
      length: CGFloat(height), offset: CGFloat(hidden), frame.inset(top: 1, bottom: 1), on: canvas)
  }

  /// Returns how many lines of a long menu are hidden above the visible part. The focus is centered if possible.
  private func hiddenLines(of items: [Element], height: Int, shown: Int) -> Int {
    guard height > shown, let focused, let chosen = items.first(where: { $0 === focused || $0.contains(focused) })
    else { return 0 }
    return max(min(Self.cell(chosen.cellFrame.midY) - shown / 2, height - shown), 0)
  }

  /// Returns the place of the element that a menu belongs to, which is its previous sibling: for a picker, that of its value,
  /// which may be far from its title.
  private func anchor(of popUp: PopUp) -> CellRect {
    guard let siblings = popUp.element.parent?.children,
      let index = siblings.firstIndex(where: { $0 === popUp.element }), index > 0
    else { return Self.rect(popUp.element, x: popUp.x, y: popUp.y) }
    let owner = siblings[index - 1]
    let rect = Self.rect(owner, x: popUp.x, y: popUp.y)
    guard popUp.element.parent?.role == .picker else { return rect }
    var value = owner
    while let inner = value.children.last(where: { !$0.isUnseen && $0.isPlaced && !$0.popsUp }) { value = inner }
    let start = Self.cell(value.cellFrame(in: owner).minX)
    return rect.inset(left: min(max(start, 0), rect.width))
  }
}
