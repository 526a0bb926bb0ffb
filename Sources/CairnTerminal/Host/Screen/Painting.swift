/// Painting: the app, the footer, and the host's overlays.
extension TerminalHost {
  /// Whether something has changed since the screen was painted.
  var needsPainting: Bool { backBuffer.isDamaged }

  /// Paints everything in the next update.
  func repaint() { backBuffer.damage(.all) }

  /// Paints the lines of a rectangle in the next update.
  func repaint(_ rect: CellRect) { if !rect.isEmpty { backBuffer.damage(.lines(rect.minY..<rect.maxY)) } }

  /// Redraws everything because the terminal's content is unknown.
  package func startOver() {
    output.startOver()
    repaint()
  }

  /// Redraws everything and sends all pictures again.
  func redraw() {
    output.graphics.forget()
    startOver()
  }

  package func resize(width: Int, height: Int) {
    let (width, height) = (max(width, 1), max(height, 1))
    guard (width, height) != size else { return }
    slides.end()
    backBuffer.cells.resize(width: width, height: height)
    for window in windows { window.resize(to: windowSize) }
    output.graphics.askForCell()
    startOver()
  }

  func paint() {
    let damage = backBuffer.beginPainting()
    if case .lines(let lines) = damage, overlay == nil, messages.notice == nil, slides.current == nil,
      scene.standsStill, !output.graphics.isFull, !PictureCells.isFull
    {
      paint(lines)
    } else {
      paintAll()
    }
  }

  /// Repaints some lines, while everything stays in place.
  private func paint(_ lines: Range<Int>) {
    output.painted(.lines(lines))
    guard let window, let root = window.screen.root else { return }
    editing.follow(window.screen.focused)
    backBuffer.cells.clear(lines: lines)
    let painter = painter(lines: lines)
    painter.paintWindow(root, in: backBuffer.windowRect)
    markPointed(lines: lines)
    if editing.editor == nil { backBuffer.caret = nil } else if let new = painter.caret { backBuffer.caret = new }
    paintFooter()
  }

  private func paintAll() {
    output.painted(.all)
    if backBuffer.emptyTables() {
      footer.forget()
      output.startOver()
    }
    editing.follow(window?.screen.focused)
    shownPages.read(window)
    let leaving = slides.turn(
      to: shownPages.front?.element, in: window?.screen.root, isCovered: overlay != nil, from: backBuffer.cells)
    backBuffer.cells.clear()
    guard let window, let root = window.screen.root else { return }
    output.graphics.beginPainting()
    let painter = painter()
    painter.paintWindow(root, in: backBuffer.windowRect)
    output.graphics.endPainting()
    PictureCells.endPainting()
    scene = painter.scene
    backBuffer.caret = painter.caret
    markPane()
    markPointed()
    paintFooter()
    messages.notice?.paint(on: backBuffer.canvas(), theme: theme, in: backBuffer.windowRect)
    if let overlay {
      let room = backBuffer.windowRect
      let canvas = backBuffer.canvas().clipped(to: room)
      canvas.restyle(room, theme.dimmed)
      overlay.paint(on: canvas, theme: theme, in: room)
      backBuffer.caret = overlay.caret(in: room)
    }
    if let leaving { slides.start(leaving, to: backBuffer.cells, at: now()) }
  }

  private func painter(lines: Range<Int>? = nil) -> Painter {
    Painter(
      canvas: backBuffer.canvas(lines: lines), cellSize: cellSize, theme: theme, focused: focusedElement,
      editor: editing.editor, graphics: overlay == nil ? output.graphics : nil, lines: lines)
  }

  /// Marks the edge of the text that arrows scroll.
  private func markPane() {
    guard let pane = controller?.pane, let area = scene.scrollAreas.last(where: { $0.element === pane }) else { return }
    // The mark has to go with the next painting.
    scene.standsStill = false
    for y in area.rect.minY..<area.rect.maxY {
      backBuffer.canvas().put("┃", x: max(area.rect.minX - 1, 0), y: y, theme.tinted(.ink))
    }
  }

  /// Marks the target under the mouse.
  private func markPointed(lines: Range<Int>? = nil) {
    mouse.pointer.marked = markedRect
    guard let rect = mouse.pointer.marked else { return }
    backBuffer.canvas(lines: lines).restyle(rect, theme.pointedAt)
  }

  private func paintFooter() {
    guard backBuffer.footerHeight > 0 else { return }
    footer.paint(overlay?.hints(words) ?? hints, theme: theme, on: backBuffer.canvas())
    output.paintedFooter()
  }
}
