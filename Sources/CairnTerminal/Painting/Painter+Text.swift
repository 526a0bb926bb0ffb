import CairnCore
import CairnScreen
import CairnValues
import Foundation

// Texts, pictures and shapes.
extension Painter {
  func paintText(_ text: TextContent, of element: Element, _ rect: CellRect, on canvas: CellCanvas, _ ink: Ink) {
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

  /// Paints the usual kind of text: one line that fits, of simple characters.
  private func paintLine(_ text: TextContent, _ rect: CellRect, on canvas: CellCanvas, _ look: Look) -> Bool {
    guard text.alignment == .leading || rect.height == 1 else { return false }
    if text.style.isRedacted { return false }
    var string = text.string
    return withBytes(of: &string) { bytes in
      guard bytes.count <= rect.width else { return false }
      for byte in bytes where byte < 0x20 || byte >= 0x7F { return false }
      guard rect.minY >= canvas.drawn.minY, rect.minY < canvas.drawn.maxY else { return true }
      let room = rect.width - bytes.count
      let shift = text.alignment == .leading ? 0 : text.alignment == .center ? room / 2 : room
      canvas.put(ascii: bytes, x: rect.minX + shift, y: rect.minY, look)
      return true
    }
  }

  private func paintRuns(
    of text: TextContent, _ range: Range<String.Index>, x: Int, y: Int, on canvas: CellCanvas, _ ink: Ink
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

  /// Returns the look of a text: its own style, over its surroundings.
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
        if !ink.isLocked { look = theme.tinted(look) }
      }
      if let color = values.color, !ink.isLocked || theme.hasShades && Self.hasHue(color) {
        look = self.look(look, in: color, ink)
      }
      if values.font.map(Self.isFootnote) == true, values.color == nil, !ink.isLocked, look.foreground.isOwn,
        look.strength == 255
      {
        look = theme.secondary(look)
      }
    }
    if ink.isDisabled, !ink.isLocked { look = theme.tertiary(look) }
    return look
  }

  private func look(_ look: Look, in color: Color, _ ink: Ink) -> Look {
    var look = look
    switch color.kind {
    case .system(.primary):
      look.foreground = .own
      look.strength = 255
      look.isChosen = false
    case .system(.secondary): look = theme.secondary(look)
    case .system(.tertiary), .system(.quaternary), .system(.placeholder): look = theme.tertiary(look)
    default:
      if theme.depth == .none {
        if color.resolved(scheme: theme.scheme).opacity < 0.7 { look.traits.insert(.dim) }
      } else {
        look.take(theme.wash(color, ink))
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

  /// Whether a paint is used: always outside the focus, and inside it if it is a color with a hue.
  private func keepsColors(_ paint: Paint, _ ink: Ink) -> Bool {
    guard theme.depth != .none else { return false }
    guard ink.isLocked, theme.hasShades else { return !ink.isLocked }
    if case .color(let color) = paint { return Self.hasHue(color) }
    return false
  }

  /// Whether a color is neither the default one nor a shade of gray.
  private static func hasHue(_ color: Color) -> Bool {
    if case .system(let system) = color.kind, system == .primary || system == .secondary { return false }
    let parts = color.resolved(scheme: .dark)
    return max(parts.red, parts.green, parts.blue) - min(parts.red, parts.green, parts.blue) > 0.15
  }

  // MARK: Pictures

  /// Paints a symbol: as a drawing where there is room for one, otherwise as a character.
  private func paintSymbol(_ name: String, _ rect: CellRect, on canvas: CellCanvas, _ look: Look) {
    guard let mosaic = SymbolMosaic.of(name, width: rect.width, height: rect.height) else {
      guard let character = Symbols.character(for: name) else { return }
      _ = canvas.put(
        character, x: rect.minX + max(rect.width - 1, 0) / 2, y: rect.minY + max(rect.height - 1, 0) / 2, look)
      return
    }
    for (place, scalar) in mosaic.cells.enumerated() {
      guard let scalar else { continue }
      canvas.put(scalar, x: rect.minX + place % rect.width, y: rect.minY + place / rect.width, look)
    }
  }

  func paintImage(_ image: ImageContent, _ rect: CellRect, on canvas: CellCanvas, _ ink: Ink) {
    var look = ink.look
    look.legibility = .mark
    if image.linkMark != nil, !ink.isLocked {
      // The mark of a link is only a hint.
      look = theme.tertiary(look)
    } else if !ink.isDisabled {
      // The app's own colors stay under the focus, as far as they are legible there.
      if let paint = image.paints.first, keepsColors(paint, ink), let wash = wash(paint, ink) {
        look.take(wash)
      } else if look.foreground.isOwn, look.strength == 255, ink.row != nil, !ink.isLocked, theme.depth != .none {
        look.foreground = theme.accent
      }
    }
    switch image.source {
    case .symbol(let name): paintSymbol(name, rect, on: canvas, look)
    case .drawing(let drawing, let size):
      let sheet = CGRect(x: 0, y: 0, width: CGFloat(rect.width), height: CGFloat(rect.height))
      paint(
        drawing.marks(from: size, in: sheet),
        on: DrawingSheet(rect: rect, symbols: [], canvas: canvas.clipped(to: rect), ink: ink))
    case .named, .data:
      if paintPicture(image, rect, on: canvas, ink, look) { return }
      // Without colors, without room or without a decoder, a picture is a framed space with its name.
      canvas.fill(rect, Look(background: theme.pictureGround))
      if rect.height >= 3, rect.width >= 6 {
        canvas.frame(rect, theme.rule)
        let name = image.spokenName ?? image.name
        canvas.clipped(to: rect.inset(left: 1, top: 1, right: 1, bottom: 1)).put(
          name, x: rect.minX + max((rect.width - name.count) / 2, 1), y: rect.minY + rect.height / 2,
          theme.secondary(ink.look))
      } else if !rect.isEmpty {
        canvas.put("▧", x: rect.minX, y: rect.minY, look)
      }
    }
  }
}
