/// Painting the surface: the app, the footer, and the host's overlays.
extension TerminalHost {
  /// Whether something has changed since the screen was painted.
  var needsPainting: Bool { surface.isDamaged }

  /// Paints everything in the next update.
  func repaint() { surface.damage(.all) }

  /// Paints the lines of a rectangle in the next update.
  func repaint(_ rect: CellRect) {
    if !rect.isEmpty { surface.damage(.lines(rect.minY..<rect.maxY)) }
  }

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
    surface.cells.resize(width: width, height: height)
    for window in windows { window.resize(to: windowSize) }
    output.graphics.askForCell()
    startOver()
  }

  func paint() {
    let damage = surface.beginPainting()
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
    surface.cells.clear(lines: lines)
    let painter = painter(lines: lines)
    painter.paintWindow(root, in: surface.windowRect)
    markPointed(lines: lines)
    if editing.editor == nil { surface.caret = nil } else if let new = painter.caret { surface.caret = new }
    paintFooter()
  }

  private func paintAll() {
    output.painted(.all)
    if surface.emptyTables() {
      footer.forget()
      output.startOver()
    }
    editing.follow(window?.screen.focused)
    shownPages.read(window)
    let leaving = slides.turn(
      to: shownPages.front?.element, in: window?.screen.root, isCovered: overlay != nil, from: surface.cells)
    surface.cells.clear()
    guard let window, let root = window.screen.root else { return }
    output.graphics.beginPainting()
    let painter = painter()
    painter.paintWindow(root, in: surface.windowRect)
    output.graphics.endPainting()
    PictureCells.endPainting()
    scene = painter.scene
    surface.caret = painter.caret
    markPointed()
    paintFooter()
    messages.notice?.paint(on: surface.canvas(), theme: theme, in: surface.windowRect)
    if let overlay {
      let room = surface.windowRect
      let canvas = surface.canvas().clipped(to: room)
      canvas.restyle(room, theme.dimmed)
      overlay.paint(on: canvas, theme: theme, in: room)
      surface.caret = overlay.caret(in: room)
    }
    if let leaving { slides.start(leaving, to: surface.cells, at: now()) }
  }

  private func painter(lines: Range<Int>? = nil) -> Painter {
    Painter(
      canvas: surface.canvas(lines: lines), cellSize: cellSize, theme: theme, focused: focusedElement,
      editor: editing.editor, graphics: overlay == nil ? output.graphics : nil, lines: lines)
  }

  /// Marks the target under the mouse.
  private func markPointed(lines: Range<Int>? = nil) {
    mouse.pointer.marked = markedRect
    guard let rect = mouse.pointer.marked else { return }
    surface.canvas(lines: lines).restyle(rect, theme.pointedAt)
  }

  private func paintFooter() {
    guard surface.footerHeight > 0 else { return }
    footer.paint(overlay?.hints ?? hints, theme: theme, on: surface.canvas())
    output.paintedFooter()
  }
}
