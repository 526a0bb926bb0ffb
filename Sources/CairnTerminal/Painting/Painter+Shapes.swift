import CairnScreen
import CairnValues
import Foundation

// Shapes, colors and gradients, which are painted over existing content.
extension Painter {
  func paintShape(_ shape: ShapeContent, _ element: Element, _ rect: CellRect, on canvas: CellCanvas, _ ink: Ink) {
    if rect.width <= 2, rect.height <= 1, hasRoomForDot(element, rect), !element.isInColorPicker,
      paintDot(shape, rect, on: canvas, ink)
    {
      return
    }
    guard !ink.isLocked || isPartOfFocus(element, rect, ink) else { return }
    for drawing in shape.drawings {
      switch drawing {
      case .fill(let paint, let outline, _): lay(paint, outline, rect, on: canvas, ink, isShape: true)
      case .stroke(let paint, let outline, let style, _):
        if wash(paint, ink)?.isClear == true { continue }
        if let path = band(along: outline, style, rect) {
          lay(paint, along: path, style, rect, on: canvas, ink)
        } else {
          canvas.frame(rect, line(of: paint, ink))
        }
      }
    }
  }

  /// Whether a shape stays under the focus: a small part of a row, such as artwork, and the color of a color picker.
  private func isPartOfFocus(_ element: Element, _ rect: CellRect, _ ink: Ink) -> Bool {
    if element.isInColorPicker { return true }
    guard theme.hasShades, let row = ink.row else { return false }
    return CGFloat(rect.width) * 3 < row.cellFrame.width
  }

  /// Whether a shape or the frame around it takes a column.
  private func hasRoomForDot(_ element: Element, _ rect: CellRect) -> Bool {
    if rect.width > 0 { return true }
    guard let frame = element.parent, frame.children.count == 1 else { return false }
    return Self.cell(frame.cellFrame.width) == 1
  }

  /// Paints a shape of the size of a character as one, also on the focus, because such a dot is information. Returns
  /// `false` for a shape that fills its cells.
  private func paintDot(_ shape: ShapeContent, _ rect: CellRect, on canvas: CellCanvas, _ ink: Ink) -> Bool {
    var found: (wash: Wash, outline: ShapeOutline, isFilled: Bool)?
    for drawing in shape.drawings where found == nil {
      switch drawing {
      case .fill(let paint, let outline, _): found = fill(paint, ink).map { ($0, outline, true) }
      case .stroke(let paint, let outline, _, _): found = fill(paint, ink).map { ($0, outline, false) }
      }
      if found?.wash.isClear == true { found = nil }
    }
    guard let (wash, outline, isFilled) = found, case .other = outline else { return false }
    let side = CGFloat(max(rect.width, 1)) * cellSize.width
    let isRound = !outline.path(in: CGRect(x: 0, y: 0, width: side, height: side)).contains(
      CGPoint(x: side / 10, y: side / 10))
    if !isRound, isFilled, rect.height > 0 { return false }
    var look = ink.look
    if theme.depth != .none {
      look.take(wash)
      look.legibility = .ornament
    }
    let mark: Unicode.Scalar = isRound ? isFilled ? "●" : "○" : isFilled ? "■" : "□"
    canvas.put(mark, x: rect.minX, y: rect.minY, look)
    return true
  }

  /// Paints the quarters of cells whose center is inside an outline.
  ///
  /// - Parameter isShape: Without colors, a shape is shown as dots, and a background not at all.
  func lay(
    _ paint: Paint, _ outline: ShapeOutline, _ rect: CellRect, on canvas: CellCanvas, _ ink: Ink, isShape: Bool = false
  ) {
    if let gradient = gradient(of: paint) { return shade(gradient, outline, rect, on: canvas) }
    guard let wash = isShape ? fill(paint, ink) : wash(paint, ink), !wash.isClear else { return }
    let showsDots = theme.depth == .none && isShape && wash.hides && !isBackgroundLike(paint)
    if case .rectangle = outline, !showsDots { return canvas.wash(rect, wash, theme) }
    forEachCell(in: outline, rect, on: canvas) { x, y, _, quarters in
      if showsDots {
        canvas.put(Glyph("░"), x: x, y: y, Look())
      } else {
        canvas.wash(x: x, y: y, quarters: quarters, wash, theme)
      }
    }
  }

  /// Returns the area of a line that is at least about as thick as a cell, or is curved. Returns `nil` if a
  /// frame shows it better.
  private func band(along outline: ShapeOutline, _ style: StrokeStyle, _ rect: CellRect) -> Path? {
    guard case .other = outline, rect.width >= 3, rect.height >= 2 else { return nil }
    let path = outline.path(in: area(rect))
    let hasCorners = path.contains(middle(x: rect.minX, y: rect.minY, in: rect))
    if hasCorners, style.lineWidth < cellSize.width * 0.75 { return nil }
    var style = style
    style.lineWidth = max(style.lineWidth, cellSize.width)
    return path.strokedPath(style)
  }

  /// Paints the quarters of cells that a line runs through.
  private func lay(
    _ paint: Paint, along path: Path, _ style: StrokeStyle, _ rect: CellRect, on canvas: CellCanvas, _ ink: Ink
  ) {
    // Half of the line is outside.
    let half = style.lineWidth > 0 ? min(style.lineWidth, 1e6) / 2 : 0
    let aside = Int((half / cellSize.width).rounded())
    let over = Int((half / cellSize.height).rounded())
    let seen = rect.inset(left: -aside, top: -over, right: -aside, bottom: -over).intersection(canvas.drawn)
    let wash = fill(paint, ink)
    guard !seen.isEmpty else { return }
    let interior = PathInterior(path)
    for y in seen.minY..<seen.maxY {
      for x in seen.minX..<seen.maxX {
        let quarters = quarters(of: interior, around: middle(x: x, y: y, in: rect))
        if quarters == 0 { continue }
        if theme.depth == .none {
          canvas.put(Glyph("░"), x: x, y: y, Look())
        } else if let wash {
          canvas.wash(x: x, y: y, quarters: quarters, wash, theme)
        }
      }
    }
  }

  /// Returns the quarters of a cell that are inside a path.
  func quarters(of path: PathInterior, around middle: CGPoint) -> UInt8 {
    var quarters: UInt8 = 0
    for place in 0..<4 {
      let point = CGPoint(
        x: middle.x + cellSize.width * (place % 2 == 0 ? -0.25 : 0.25),
        y: middle.y + cellSize.height * (place < 2 ? -0.25 : 0.25))
      if path.contains(point) { quarters |= 1 << UInt8(place) }
    }
    return quarters
  }

  /// Returns the fill of a shape, by default the foreground.
  private func fill(_ paint: Paint, _ ink: Ink) -> Wash? {
    switch paint {
    case .foreground, .level(0, .foreground):
      return Wash(ink.look.foreground.isOwn ? theme.ink : ink.look.foreground, strength: ink.look.strength)
    case .level(let level, .foreground): return Wash(theme.ink, opacity: level == 1 ? 0.6 : level == 2 ? 0.3 : 0.18)
    default: return wash(paint, ink)
    }
  }

  /// Visits the cells of an outline with their centers and the quarters of them that are inside.
  private func forEachCell(
    in outline: ShapeOutline, _ rect: CellRect, on canvas: CellCanvas, _ visit: (Int, Int, CGPoint, UInt8) -> Void
  ) {
    let seen = rect.intersection(canvas.drawn)
    guard !seen.isEmpty else { return }
    guard case .other = outline else {
      for y in seen.minY..<seen.maxY {
        for x in seen.minX..<seen.maxX { visit(x, y, middle(x: x, y: y, in: rect), 15) }
      }
      return
    }
    let interior = PathInterior(outline.path(in: area(rect)))
    // Only cells at an edge need a closer look: those of small shapes, and those with a different neighbor.
    let isSmall = rect.width * rect.height <= 64
    var above = [Bool](repeating: false, count: seen.width)
    func line(_ y: Int) -> [Bool] {
      guard y >= rect.minY, y < rect.maxY else { return [Bool](repeating: false, count: seen.width) }
      return (seen.minX..<seen.maxX).map { interior.contains(middle(x: $0, y: y, in: rect)) }
    }
    if !isSmall { above = line(seen.minY - 1) }
    var here = isSmall ? above : line(seen.minY)
    for y in seen.minY..<seen.maxY {
      let below = isSmall ? above : line(y + 1)
      for (index, isInside) in here.enumerated() {
        let middle = middle(x: seen.minX + index, y: y, in: rect)
        let isAtSide = index == 0 || index == here.count - 1
        let isEdge =
          isSmall || above[index] != isInside || below[index] != isInside
          || (isAtSide ? isInside : here[index - 1] != isInside || here[index + 1] != isInside)
        let quarters = isEdge ? quarters(of: interior, around: middle) : isInside ? 15 : 0
        if quarters != 0 { visit(seen.minX + index, y, middle, quarters) }
      }
      (above, here) = (here, below)
    }
  }

  // MARK: Gradients

  /// Returns the gradient of a paint, if there are colors to show it.
  private func gradient(of paint: Paint) -> GradientPaint? {
    guard theme.depth != .none else { return nil }
    switch paint {
    case .gradient(let gradient): return gradient
    case .blended(let inner, _), .shadowed(let inner, _), .framed(let inner, _): return self.gradient(of: inner)
    default: return nil
    }
  }

  /// Paints each cell in the gradient's color there.
  private func shade(_ gradient: GradientPaint, _ outline: ShapeOutline, _ rect: CellRect, on canvas: CellCanvas) {
    let area = area(rect)
    forEachCell(in: outline, rect, on: canvas) { x, y, middle, quarters in
      canvas.wash(
        x: x, y: y, quarters: quarters, wash(of: gradient, at: gradient.location(of: middle, in: area)), theme)
    }
  }

  func wash(of gradient: GradientPaint, at location: CGFloat) -> Wash {
    let resolved = gradient.gradient.color(at: location) { $0.resolved(scheme: theme.scheme) }
    // Steps this small are invisible, and every color is bytes to write.
    return Wash(CellColor(CellColor(resolved).value & 0xFCFCFC), opacity: Double(resolved.opacity))
  }

  /// Returns a rectangle of cells in points.
  func area(_ rect: CellRect) -> CGRect {
    CGRect(x: 0, y: 0, width: CGFloat(rect.width) * cellSize.width, height: CGFloat(rect.height) * cellSize.height)
  }

  /// Returns the center of a cell, in points of such a rectangle.
  private func middle(x: Int, y: Int, in rect: CellRect) -> CGPoint {
    CGPoint(
      x: (CGFloat(x - rect.minX) + 0.5) * cellSize.width, y: (CGFloat(y - rect.minY) + 0.5) * cellSize.height)
  }

  private func isBackgroundLike(_ paint: Paint) -> Bool {
    switch paint {
    case .background, .windowBackground, .material: return true
    case .color(let color):
      if case .system(let system) = color.kind {
        return system.rawValue.hasSuffix("ackground") || system == .black || system == .white
      }
      return false
    default: return false
    }
  }
}

extension Element {
  fileprivate var isInColorPicker: Bool { ancestors.first { $0.role != .group }?.traits?[ColorChoiceTrait.self] != nil }
}
