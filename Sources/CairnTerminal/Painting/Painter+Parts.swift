import CairnScreen

// Cells that the app draws itself.
extension Painter {
  func paint(_ part: HostPart, _ rect: CellRect, on canvas: CellCanvas, _ ink: Ink) {
    guard case .cells(let draw) = part.content, rect.width > 0, rect.height > 0 else { return }
    let room = canvas.clipped(to: rect)
    guard room.draws(rect) else { return }
    for text in draw(rect.width, rect.height) where (0..<rect.height).contains(text.row) {
      var look = look(text.style, ink)
      if let background = text.background, !ink.isLocked, theme.depth != .none {
        look.background = theme.wash(background, ink).color
      }
      room.put(text.text, x: rect.minX + max(min(text.column, rect.width), -10_000), y: rect.minY + text.row, look)
    }
  }
}
