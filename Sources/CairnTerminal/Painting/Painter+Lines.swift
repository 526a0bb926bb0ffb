import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

// Thin lines of drawings, as dots: a cell has eight, so a line is four times as fine as a row.
extension Painter {
  /// Draws an area that would fall between the quarters of cells: one of about a cell as a character, a thinner one as
  /// a line. Returns `false` for larger areas.
  func traceThin(_ path: Path, _ paint: DrawingPaint, on sheet: DrawingSheet) -> Bool {
    let bounds = path.boundingRect
    guard !bounds.isNull, bounds.width > 0, bounds.height > 0 else { return false }
    if bounds.width <= 1.5, bounds.height <= 0.75 {
      putDot(path, bounds, paint, on: sheet)
      return true
    }
    guard bounds.width < 0.5 || bounds.height < 0.4 else { return false }
    let line = Path { path in
      let isUpright = bounds.width / 2 < bounds.height
      path.move(to: isUpright ? CGPoint(x: bounds.midX, y: bounds.minY) : CGPoint(x: bounds.minX, y: bounds.midY))
      path.addLine(to: isUpright ? CGPoint(x: bounds.midX, y: bounds.maxY) : CGPoint(x: bounds.maxX, y: bounds.midY))
    }
    trace(line, StrokeStyle(), paint, .identity, on: sheet)
    return true
  }

  /// Writes a round or square character in the cell where a small area is.
  private func putDot(_ path: Path, _ bounds: CGRect, _ paint: DrawingPaint, on sheet: DrawingSheet) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    guard !sheet.ink.isLocked, let first = paint.paints.first, sheet.shows(middle) else { return }
    let (x, y) = (sheet.rect.minX + Int(middle.x.rounded(.down)), sheet.rect.minY + Int(middle.y.rounded(.down)))
    let isRound = !path.contains(
      CGPoint(x: bounds.minX + bounds.width / 10, y: bounds.minY + bounds.height / 10))
    guard let wash = wash(first, sheet.ink), theme.depth != .none else {
      return sheet.canvas.put(Glyph(isRound ? "●" : "■"), x: x, y: y, sheet.ink.look)
    }
    sheet.canvas.wash(x: x, y: y, mark: isRound ? "●" : "■", wash, theme)
  }

  /// Draws a line one dot wide.
  func trace(
    _ path: Path, _ style: StrokeStyle, _ paint: DrawingPaint, _ placing: CGAffineTransform, on sheet: DrawingSheet
  ) {
    guard !sheet.ink.isLocked, let first = paint.paints.first else { return }
    let wash = wash(first, sheet.ink)
    if let wash, wash.isClear { return }
    var dots = DotRaster(width: sheet.rect.width, height: sheet.rect.height, cellSize: cellSize)
    for points in path.applying(placing).outlines { dots.add(points, dash: style.dash, phase: style.dashPhase) }
    for (place, pattern) in dots.cells {
      let (column, row) = (place % sheet.rect.width, place / sheet.rect.width)
      guard sheet.shows(CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)) else { continue }
      let (x, y) = (sheet.rect.minX + column, sheet.rect.minY + row)
      if let wash, theme.depth != .none {
        sheet.canvas.wash(x: x, y: y, dots: pattern, wash, theme)
      } else if wash?.hides != false {
        sheet.canvas.put(x: x, y: y, dots: pattern, sheet.ink.look)
      }
    }
  }
}

/// The dots of lines, by cell.
struct DotRaster {
  let width: Int
  let height: Int
  let cellSize: CGSize
  /// The dots of the cells that have any, by the cell's number from the top left.
  private(set) var cells: [Int: UInt8] = [:]

  /// Adds a line along points in cells, with dashes in points.
  mutating func add(_ points: [CGPoint], dash: [CGFloat], phase: CGFloat) {
    var travelled = phase
    for (start, end) in zip(points, points.dropFirst()) {
      let length = hypot((end.x - start.x) * cellSize.width, (end.y - start.y) * cellSize.height)
      guard length.isFinite else { continue }
      add(from: start, to: end, length: length, travelled: travelled, dash: dash)
      travelled += length
    }
  }

  private mutating func add(from start: CGPoint, to end: CGPoint, length: CGFloat, travelled: CGFloat, dash: [CGFloat])
  {
    guard let visible = visiblePart(from: start, to: end) else { return }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let share = visible.upperBound - visible.lowerBound
    let steps = Int((max(abs(dx) * 2, abs(dy) * 4) * share * 1.5).rounded(.up)) + 1
    for step in 0...steps {
      let at = visible.lowerBound + share * CGFloat(step) / CGFloat(steps)
      guard Self.isOn(travelled + length * at, dash: dash) else { continue }
      mark(x: start.x + dx * at, y: start.y + dy * at)
    }
  }

  private mutating func mark(x: CGFloat, y: CGFloat) {
    // A line along the lower or right edge belongs to the last dots.
    let column = min(Int((x * 2).rounded(.down)), width * 2 - 1)
    let row = min(Int((y * 4).rounded(.down)), height * 4 - 1)
    guard column >= 0, row >= 0 else { return }
    cells[row / 4 * width + column / 2, default: 0] |= 1 << UInt8(row % 4 * 2 + column % 2)
  }

  /// Returns the part of a line inside the drawing, as a range between 0 and 1.
  private func visiblePart(from start: CGPoint, to end: CGPoint) -> ClosedRange<CGFloat>? {
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for (from, to, limit) in [(start.x, end.x, CGFloat(width)), (start.y, end.y, CGFloat(height))] {
      let change = to - from
      if change == 0 {
        if from < 0 || from > limit { return nil }
        continue
      }
      let (first, last) = (-from / change, (limit - from) / change)
      low = max(low, min(first, last))
      high = min(high, max(first, last))
    }
    return low <= high ? low...high : nil
  }

  private static func isOn(_ distance: CGFloat, dash: [CGFloat]) -> Bool {
    let whole = dash.reduce(0, +)
    guard whole > 0, whole.isFinite, distance.isFinite else { return true }
    // An odd number of lengths is used twice, so that gaps and dashes alternate.
    let pattern = dash.count % 2 == 0 ? dash : dash + dash
    let period = dash.count % 2 == 0 ? whole : whole * 2
    var rest = distance.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    for (place, length) in pattern.enumerated() {
      if rest < length { return place % 2 == 0 }
      rest -= length
    }
    return true
  }
}

extension CellCanvas {
  /// Paints dots of a cell over those it has. A character stays.
  func wash(x: Int, y: Int, dots: UInt8, _ wash: Wash, _ theme: Theme) {
    guard draws(CellRect(x: x, y: y, width: 1, height: 1)) else { return }
    let existing = Mosaic.dots(of: buffer[x: x, y: y].glyph) ?? 0
    self.wash(x: x, y: y, mark: Mosaic.dots(dots | existing), wash, theme)
  }

  /// Writes a colored mark over the parts of a drawing in a cell. A character of a text stays.
  func wash(x: Int, y: Int, mark: Unicode.Scalar, _ wash: Wash, _ theme: Theme) {
    guard draws(CellRect(x: x, y: y, width: 1, height: 1)) else { return }
    let cell = buffer[x: x, y: y]
    var look = looks[cell.look]
    if let quarters = Mosaic.quarters(of: cell.glyph) {
      if quarters.nonzeroBitCount >= 2 { look.background = look.foreground }
    } else if cell.glyph != .blank, Mosaic.dots(of: cell.glyph) == nil, cell.glyph != Glyph("●"),
      cell.glyph != Glyph("■")
    {
      return
    }
    let under = look.background.isOwn ? theme.background : look.background
    let color = wash.color.isOwn ? theme.ink : wash.color
    look.foreground = under.mixed(with: color, Double(wash.strength) / 255)
    look.traits = []
    buffer.put(Glyph(mark), looks.final(look), x: x, y: y)
  }

  /// Writes dots of a cell without colors.
  func put(x: Int, y: Int, dots: UInt8, _ look: Look) {
    guard draws(CellRect(x: x, y: y, width: 1, height: 1)) else { return }
    let glyph = buffer[x: x, y: y].glyph
    guard let existing = glyph == .blank ? 0 : Mosaic.dots(of: glyph) else { return }
    put(Mosaic.dots(dots | existing), x: x, y: y, look)
  }
}
