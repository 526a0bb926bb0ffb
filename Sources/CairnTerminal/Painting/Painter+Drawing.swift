import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

// An app's own drawings, as far as cells can show them: areas, lines, words, symbols and views.
extension Painter {
  func paintDrawing(
    _ drawing: DrawingContent, of element: Element, _ rect: CellRect, on canvas: CellCanvas, _ ink: Ink
  ) {
    guard !rect.intersection(canvas.drawn).isEmpty else { return }
    let sheet = DrawingSheet(
      rect: rect, scale: CGAffineTransform(scaleX: 1 / cellSize.width, y: 1 / cellSize.height),
      symbols: element.children.flatMap(\.children), canvas: canvas.clipped(to: rect), ink: ink)
    paint(drawing.marks, on: sheet)
  }

  func paint(_ marks: [DrawingMark], on sheet: DrawingSheet) {
    for mark in marks where mark.opacity >= 0.05 && mark.blend != .clear { paint(mark, on: sheet) }
  }

  private func paint(_ mark: DrawingMark, on outer: DrawingSheet) {
    var sheet = outer
    sheet.clip(by: mark.clips)
    switch mark.kind {
    case .layer(let marks): paint(marks, on: sheet)
    case .fill(let path, let paint, let style):
      let path = path.applying(sheet.placing(mark))
      if traceThin(path, paint, on: sheet) { return }
      let interior = PathInterior(path)
      fill(on: sheet, paint, within: path.boundingRect) { interior.contains($0, eoFill: style.isEOFilled) }
    case .stroke(let path, let paint, let style):
      // A thinner line would fall between the quarters of cells.
      guard style.lineWidth * sheet.scale.a >= 0.55 else {
        return trace(path, style, paint, sheet.placing(mark), on: sheet)
      }
      var style = style
      style.lineWidth *= sheet.scale.a
      let line = path.applying(sheet.placing(mark)).strokedPath(style)
      let interior = PathInterior(line)
      fill(on: sheet, paint, within: line.boundingRect) { interior.contains($0) }
    case .text(let text, let place):
      let target = sheet.cells(place.applying(sheet.placing(mark)))
      var ink = sheet.ink
      ink.look = look(text.style, ink)
      let lines = CellMetrics.lines(of: text, columns: max(target.width, 1), lines: target.height)
      for (row, line) in lines.enumerated() {
        sheet.canvas.put(text.string[line.range], x: target.minX, y: target.minY + row, ink.look)
      }
    case .image(let image, let place, _):
      paintImage(image, sheet.cells(place.applying(sheet.placing(mark))), on: sheet.canvas, sheet.ink)
    case .symbol(let id, let place):
      guard let symbol = sheet.symbols.first(where: { $0.id == id }) else { return }
      let target = place.applying(sheet.placing(mark))
      paint(
        symbol, x: CGFloat(sheet.rect.minX) + target.minX - symbol.cellFrame.minX,
        y: CGFloat(sheet.rect.minY) + target.minY - symbol.cellFrame.minY, on: sheet.canvas, sheet.ink)
    }
  }

  /// Colors the quarters of cells whose center is inside.
  private func fill(
    on sheet: DrawingSheet, _ paint: DrawingPaint, within bounds: CGRect, where isInside: (CGPoint) -> Bool
  ) {
    let seen = sheet.cells(bounds.insetBy(dx: -1, dy: -1)).intersection(sheet.canvas.drawn)
    guard !seen.isEmpty, !sheet.ink.isLocked, let first = paint.paints.first else { return }
    let wash = wash(first, sheet.ink)
    for y in seen.minY..<seen.maxY {
      for x in seen.minX..<seen.maxX {
        var quarters: UInt8 = 0
        for place in 0..<4 {
          let point = CGPoint(
            x: CGFloat(x - sheet.rect.minX) + (place % 2 == 0 ? 0.25 : 0.75),
            y: CGFloat(y - sheet.rect.minY) + (place < 2 ? 0.25 : 0.75))
          if sheet.shows(point), isInside(point) { quarters |= 1 << UInt8(place) }
        }
        if quarters == 0 { continue }
        if let wash, theme.depth != .none {
          sheet.canvas.wash(x: x, y: y, quarters: quarters, wash, theme)
        } else if wash?.hides != false {
          sheet.canvas.put(Glyph("░"), x: x, y: y, sheet.ink.look)
        }
      }
    }
  }
}

/// The destination of a drawing's marks.
@MainActor
struct DrawingSheet {
  let rect: CellRect
  /// From the drawing's units to cells.
  let scale: CGAffineTransform
  /// The views available to the drawing.
  let symbols: [Element]
  var canvas: CellCanvas
  var ink: Painter.Ink
  private var clips: [(interior: PathInterior, isEvenOdd: Bool, isInverse: Bool)] = []

  init(rect: CellRect, scale: CGAffineTransform = .identity, symbols: [Element], canvas: CellCanvas, ink: Painter.Ink) {
    self.rect = rect
    self.scale = scale
    self.symbols = symbols
    self.canvas = canvas
    self.ink = ink
  }

  /// Clips to paths. Clips to layers require more than cells can show.
  mutating func clip(by more: [DrawingMark.Clip]) {
    for case .path(let path, let style, let isInverse) in more {
      let path = path.applying(scale)
      clips.append((PathInterior(path), style.isEOFilled, isInverse))
      if !isInverse { canvas = canvas.clipped(to: cells(path.boundingRect)) }
    }
  }

  func placing(_ mark: DrawingMark) -> CGAffineTransform { mark.transform.concatenating(scale) }

  func shows(_ point: CGPoint) -> Bool {
    clips.allSatisfy { $0.interior.contains(point, eoFill: $0.isEvenOdd) != $0.isInverse }
  }

  /// Returns the cells of a rectangle of the drawing.
  func cells(_ place: CGRect) -> CellRect {
    if place.isNull { return CellRect(x: 0, y: 0, width: 0, height: 0) }
    return Painter.rect(place, in: rect)
  }
}
