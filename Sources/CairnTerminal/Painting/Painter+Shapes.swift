import CairnCore
import CairnScreen
import CairnValues
import Foundation

// Shapes, colors and gradients, which are painted over existing content.
extension Painter {
  func paintShape(_ shape: ShapeContent, _ element: Element, _ rect: CellRect, on canvas: CellCanvas, _ ink: Ink) {
    // The color of a color picker is its content.
    guard !ink.isLocked || element.isInColorPicker else { return }
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

  /// Paints the cells whose center is inside an outline.
  ///
  /// - Parameter isShape: Without colors, a shape is shown as dots, and a background not at all.
  func lay(
    _ paint: Paint, _ outline: ShapeOutline, _ rect: CellRect, on canvas: CellCanvas, _ ink: Ink, isShape: Bool = false
  ) {
    if let gradient = gradient(of: paint) { return shade(gradient, outline, rect, on: canvas) }
    guard let wash = isShape ? fill(paint, ink) : wash(paint, ink), !wash.isClear else { return }
    let showsDots = theme.depth == .none && isShape && wash.hides && !isBackgroundLike(paint)
    if case .rectangle = outline, !showsDots { return canvas.wash(rect, wash, theme) }
    forEachCell(in: outline, rect, on: canvas) { x, y, _ in
      if showsDots {
        canvas.put(Glyph("░"), x: x, y: y, Look())
      } else {
        canvas.wash(x: x, y: y, wash, theme)
      }
    }
  }

  /// Returns the area of a line that is at least about as thick as a cell, or is curved. Returns `nil` if a
  /// frame shows it better.
  private func band(along outline: ShapeOutline, _ style: StrokeStyle, _ rect: CellRect) -> Path? {
    guard case .other = outline, rect.width >= 4, rect.height >= 3 else { return nil }
    let path = outline.path(in: area(rect))
    let hasCorners = path.contains(middle(x: rect.minX, y: rect.minY, in: rect))
    if hasCorners, style.lineWidth < cellSize.width * 0.75 { return nil }
    var style = style
    style.lineWidth = max(style.lineWidth, cellSize.width)
    return path.strokedPath(style)
  }

  /// Paints the cells that a line runs through.
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
      for x in seen.minX..<seen.maxX where touches(interior, x: x, y: y, in: rect) {
        if theme.depth == .none {
          canvas.put(Glyph("░"), x: x, y: y, Look())
        } else if let wash {
          canvas.wash(x: x, y: y, wash, theme)
        }
      }
    }
  }

  /// Returns whether a line runs through a cell. Cells are so tall that it may miss the center.
  private func touches(_ path: PathInterior, x: Int, y: Int, in rect: CellRect) -> Bool {
    let middle = middle(x: x, y: y, in: rect)
    return [0, -0.25, 0.25].contains { part in
      path.contains(CGPoint(x: middle.x, y: middle.y + cellSize.height * part))
    }
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

  private func forEachCell(
    in outline: ShapeOutline, _ rect: CellRect, on canvas: CellCanvas, _ visit: (Int, Int, CGPoint) -> Void
  ) {
    let seen = rect.intersection(canvas.drawn)
    guard !seen.isEmpty else { return }
    var interior: PathInterior?
    if case .rectangle = outline {} else { interior = PathInterior(outline.path(in: area(rect))) }
    for y in seen.minY..<seen.maxY {
      for x in seen.minX..<seen.maxX {
        let middle = middle(x: x, y: y, in: rect)
        if interior?.contains(middle) ?? true { visit(x, y, middle) }
      }
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
    forEachCell(in: outline, rect, on: canvas) { x, y, middle in
      canvas.wash(x: x, y: y, wash(of: gradient, at: gradient.location(of: middle, in: area)), theme)
    }
  }

  func wash(of gradient: GradientPaint, at location: CGFloat) -> Wash {
    let resolved = gradient.gradient.color(at: location) { $0.resolved(scheme: theme.scheme) }
    // Steps this small are invisible, and every color is bytes to write.
    return Wash(CellColor(CellColor(resolved).value & 0xFCFCFC), opacity: Double(resolved.opacity))
  }

  /// Returns a rectangle of cells in points.
  private func area(_ rect: CellRect) -> CGRect {
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
  fileprivate var isInColorPicker: Bool {
    ancestors.first { $0.role != .group }?.traits?[ColorChoiceTrait.self] != nil
  }
}
