import CairnCore
import CairnScreen
import CairnValues
import Foundation

// Texts, pictures and shapes.
extension Painter {
  func paintText(_ text: TextContent, of element: Element, _ rect: CellRect, on canvas: Canvas, _ ink: Ink) {
    guard canvas.draws(linesOf: rect) else { return }
    var base = look(text.style, ink)
    if let title = element.traits?[TitleTrait.self] {
      base.traits.insert(.bold)
      if title.isLarge, theme.depth == .none { base.traits.insert(.underlined) }
    }
    if text.runs.isEmpty, ink.redaction == false, paintLine(text, rect, on: canvas, base) { return }
    let lines = CellMetrics.lines(of: text, columns: rect.width, lines: rect.height)
    let string = text.string
    for (row, line) in lines.enumerated() {
      let y = rect.minY + row
      guard y < canvas.drawn.maxY else { break }
      if y < canvas.drawn.minY { continue }
      let room = max(rect.width - line.columns, 0)
      let shift = text.alignment == .leading ? 0 : text.alignment == .center ? room / 2 : room
      var x = rect.minX + shift
      if text.runs.isEmpty {
        let shown =
          ink.redaction || text.style.isRedacted
          ? Substring(String(repeating: "▒", count: line.columns)) : string[line.range]
        x = canvas.put(shown, x: x, y: y, base)
      } else {
        x = paintRuns(of: text, line.range, x: x, y: y, on: canvas, ink)
      }
      if line.isTruncated { canvas.put("…", x: x, y: y, base) }
    }
  }

  /// The plain case, which most texts are: one line that fits, of characters that need no thought.
  private func paintLine(_ text: TextContent, _ rect: CellRect, on canvas: Canvas, _ look: Look) -> Bool {
    guard text.alignment == .leading || rect.height == 1 else { return false }
    if text.style.isRedacted { return false }
    var string = text.string
    return withBytes(of: &string) { bytes in
      guard bytes.count <= rect.width else { return false }
      for byte in bytes where byte < 0x20 || byte >= 0x7F { return false }
      guard rect.minY >= canvas.drawn.minY, rect.minY < canvas.drawn.maxY else { return true }
      let room = rect.width - bytes.count
      let shift = text.alignment == .leading ? 0 : text.alignment == .center ? room / 2 : room
      canvas.buffer.put(
        ascii: bytes, canvas.looks[look], x: rect.minX + shift, y: rect.minY, from: canvas.drawn.minX,
        to: canvas.drawn.maxX)
      return true
    }
  }

  private func paintRuns(
    of text: TextContent, _ range: Range<String.Index>, x: Int, y: Int, on canvas: Canvas, _ ink: Ink
  ) -> Int {
    let string = text.string
    var x = x
    var start = string.startIndex
    for run in text.runs {
      let end = string.utf8.index(start, offsetBy: run.text.utf8.count, limitedBy: string.endIndex) ?? string.endIndex
      let low = max(start, range.lowerBound)
      let high = min(end, range.upperBound)
      if low < high {
        var style = run.style
        if style.isPlain { style = text.style }
        x = canvas.put(string[low..<high], x: x, y: y, look(style, ink))
      }
      start = end
    }
    return x
  }

  /// How a text looks: what it says itself, over what holds around it.
  func look(_ style: TextStyle, _ ink: Ink) -> Look {
    var look = ink.look
    if !style.isPlain {
      let values = style.values
      if values.isBold || values.font.map(Self.isHeavy) == true { look.traits.insert(.bold) }
      if values.isItalic { look.traits.insert(.italic) }
      if values.isUnderlined { look.traits.insert(.underlined) }
      if values.isStruckThrough { look.traits.insert(.struck) }
      if values.link != nil {
        look.traits.insert(.underlined)
        if !ink.isLocked { look.foreground = theme.accent }
      }
      if let color = values.color, !ink.isLocked { look = self.look(look, in: color) }
      if values.font.map(Self.isFootnote) == true, values.color == nil, !ink.isLocked, look.foreground.isOwn {
        look = theme.secondary(look)
      }
    }
    if ink.isDisabled, !ink.isLocked { look = theme.tertiary(look) }
    return look
  }

  private func look(_ look: Look, in color: Color) -> Look {
    var look = look
    switch color.kind {
    case .system(.primary): look.foreground = .own
    case .system(.secondary): look = theme.secondary(look)
    case .system(.tertiary), .system(.quaternary), .system(.placeholder): look = theme.tertiary(look)
    default:
      if theme.depth == .none {
        if color.resolved(scheme: theme.scheme).opacity < 0.7 { look.traits.insert(.dim) }
      } else {
        look.foreground = theme.cell(color, over: look.background)
      }
    }
    return look
  }

  private static func isHeavy(_ font: Font) -> Bool {
    let resolved = font.resolved()
    if resolved.weight.value >= Font.Weight.semibold.value { return true }
    switch resolved.style {
    case .largeTitle, .title, .title2, .title3, .headline: return true
    default: return false
    }
  }

  private static func isFootnote(_ font: Font) -> Bool {
    switch font.resolved().style {
    case .footnote, .caption, .caption2: true
    default: false
    }
  }

  // MARK: Pictures

  func paintImage(_ image: ImageContent, _ rect: CellRect, on canvas: Canvas, _ ink: Ink) {
    var look = ink.look
    if image.isDecorative, image.name == "chevron.forward", !ink.isLocked {
      // The mark of what leads on is no more than a hint.
      look = theme.tertiary(look)
    } else if !ink.isLocked, !ink.isDisabled {
      if let paint = image.paints.first, let color = cell(paint, over: look.background) {
        look.foreground = color
      } else if look.foreground.isOwn, ink.row != nil || ink.tint != nil, theme.depth != .none {
        look.foreground = ink.tint ?? theme.accent
      }
    }
    switch image.source {
    case .symbol(let name):
      canvas.put(Symbols.character(for: name), x: rect.minX, y: rect.minY, canvas.looks[look])
    case .drawing(let drawing, let size):
      let sheet = CGRect(x: 0, y: 0, width: CGFloat(rect.width), height: CGFloat(rect.height))
      paint(
        drawing.marks(from: size, in: sheet),
        on: DrawingSheet(rect: rect, symbols: [], canvas: canvas.clipped(to: rect), ink: ink))
    case .named, .data:
      // A picture is a framed space with its name in it.
      if rect.height >= 3, rect.width >= 6 {
        canvas.frame(rect, theme.rule)
        let name = image.spokenName ?? image.name
        canvas.clipped(to: rect.inset(left: 1, top: 1, right: 1, bottom: 1)).put(
          name, x: rect.minX + max((rect.width - name.count) / 2, 1), y: rect.minY + rect.height / 2,
          theme.secondary(ink.look))
      } else {
        canvas.put("▧", x: rect.minX, y: rect.minY, look)
      }
    }
  }

  // MARK: Shapes

  func paintShape(_ shape: ShapeContent, _ element: Element, _ rect: CellRect, on canvas: Canvas, _ ink: Ink) {
    guard !ink.isLocked else { return }
    for drawing in shape.drawings {
      switch drawing {
      case .fill(let paint, let outline, _):
        if let gradient = gradient(of: paint) {
          shade(gradient, outline, rect, on: canvas)
          continue
        }
        guard let color = cell(paint, over: .own) else {
          if theme.depth == .none, !isBackgroundLike(paint) { fill(outline, rect, on: canvas, Look(), "░") }
          continue
        }
        fill(outline, rect, on: canvas, Look(background: color), " ")
      case .stroke(let paint, _, _, _):
        var look = theme.rule
        if let color = cell(paint, over: .own) { look.foreground = color }
        canvas.frame(rect, look)
      }
    }
  }

  /// The gradient a paint is, where there are colours to show it.
  func gradient(of paint: Paint) -> GradientPaint? {
    guard theme.depth != .none else { return nil }
    switch paint {
    case .gradient(let gradient): return gradient
    case .blended(let inner, _), .shadowed(let inner, _), .framed(let inner, _): return self.gradient(of: inner)
    default: return nil
    }
  }

  /// Fills the cells whose middle lies inside an outline, each with the colour the gradient has there.
  func shade(_ gradient: GradientPaint, _ outline: ShapeOutline, _ rect: CellRect, on canvas: Canvas) {
    let seen = rect.intersection(canvas.drawn)
    guard !seen.isEmpty else { return }
    let area = area(rect)
    let path = outline.path(in: area)
    for y in seen.minY..<seen.maxY {
      for x in seen.minX..<seen.maxX {
        let middle = middle(x: x, y: y, in: rect)
        guard path.contains(middle) else { continue }
        let look = Look(background: color(of: gradient, at: gradient.location(of: middle, in: area)))
        canvas.buffer.put(.blank, canvas.looks[look], x: x, y: y)
      }
    }
  }

  func color(of gradient: GradientPaint, at location: CGFloat) -> CellColor {
    let exact = theme.cell(Color(gradient.gradient.color(at: location) { $0.resolved(scheme: theme.scheme) }))
    // Nobody sees steps this small, and every colour is bytes to write.
    return CellColor(exact.value & 0xFCFCFC)
  }

  /// A rectangle of cells in points.
  private func area(_ rect: CellRect) -> CGRect {
    CGRect(x: 0, y: 0, width: CGFloat(rect.width) * cellSize.width, height: CGFloat(rect.height) * cellSize.height)
  }

  /// The middle of a cell in the points of such a rectangle.
  private func middle(x: Int, y: Int, in rect: CellRect) -> CGPoint {
    CGPoint(
      x: (CGFloat(x - rect.minX) + 0.5) * cellSize.width, y: (CGFloat(y - rect.minY) + 0.5) * cellSize.height)
  }

  private func isBackgroundLike(_ paint: Paint) -> Bool {
    switch paint {
    case .background, .windowBackground, .foreground, .material: true
    default: false
    }
  }

  /// Fills the cells whose middle lies inside an outline.
  private func fill(
    _ outline: ShapeOutline, _ rect: CellRect, on canvas: Canvas, _ look: Look, _ scalar: Unicode.Scalar
  ) {
    let id = canvas.looks[look]
    let seen = rect.intersection(canvas.drawn)
    guard !seen.isEmpty else { return }
    if case .rectangle = outline, scalar == " " { return canvas.fill(rect, look) }
    let path = outline.path(in: area(rect))
    for y in seen.minY..<seen.maxY {
      for x in seen.minX..<seen.maxX {
        let middle = middle(x: x, y: y, in: rect)
        if path.contains(middle) { canvas.buffer.put(Glyph(scalar), id, x: x, y: y) }
      }
    }
  }
}
