/// A color that covers what is beneath it completely or partly.
struct Wash: Equatable {
  var color: CellColor
  /// Its opacity, from 0 to 255.
  var strength: UInt8 = 255

  init(_ color: CellColor, strength: UInt8 = 255) {
    self.color = color
    self.strength = strength
  }

  init(_ color: CellColor, opacity: Double) { self.init(color, strength: UInt8(max(0, min(1, opacity)) * 255 + 0.5)) }

  /// At this strength nothing shows through.
  private static let covering: UInt8 = 250

  var isOpaque: Bool { strength >= Self.covering }
  var isClear: Bool { strength < 5 }
  /// Whether it hides what is beneath it if there are no colors to mix.
  var hides: Bool { strength >= 128 }

  func faded(_ opacity: Double) -> Wash { Wash(color, opacity: Double(strength) / 255 * opacity) }
}

extension CellCanvas {
  /// Paints a color over a rectangle.
  func wash(_ rect: CellRect, _ wash: Wash, _ theme: Theme) {
    if wash.isClear { return }
    if covers(wash, theme) { return fill(rect, Look(background: theme.depth == .none ? .own : wash.color)) }
    if theme.depth == .none { return }
    restyle(rect) { Self.washed($0, wash, theme) }
  }

  /// Paints a color over a cell.
  func wash(x: Int, y: Int, _ wash: Wash, _ theme: Theme) {
    if wash.isClear { return }
    let rect = CellRect(x: x, y: y, width: 1, height: 1)
    if covers(wash, theme) {
      put(Glyph.blank, x: x, y: y, Look(background: theme.depth == .none ? .own : wash.color))
    } else if theme.depth != .none {
      restyle(rect) { Self.washed($0, wash, theme) }
    }
  }

  /// Paints a color over some quarters of a cell, or over all or none of it where a character stands already, or where the
  /// color is the terminal's own, which is unknown.
  func wash(x: Int, y: Int, quarters: UInt8, _ wash: Wash, _ theme: Theme) {
    guard let mark = Mosaic.quarters(quarters), theme.depth != .none else {
      return quarters == 0 ? () : self.wash(x: x, y: y, wash, theme)
    }
    let cell = buffer[x: x, y: y]
    guard cell.glyph == .blank || Mosaic.dots(of: cell.glyph) != nil, !wash.color.isOwn else {
      return quarters.nonzeroBitCount > 2 ? self.wash(x: x, y: y, wash, theme) : ()
    }
    var look = looks[cell.look]
    let under = look.background.isOwn ? theme.background : look.background
    look.foreground = Self.washed(Look(foreground: under, background: under), wash, theme).background
    look.traits = []
    let rect = CellRect(x: x, y: y, width: 1, height: 1).intersection(drawn)
    if !rect.isEmpty { buffer.put(Glyph(mark), looks.final(look), x: x, y: y) }
  }

  private func covers(_ wash: Wash, _ theme: Theme) -> Bool { wash.isOpaque || theme.depth == .none && wash.hides }

  private static func washed(_ look: Look, _ wash: Wash, _ theme: Theme) -> Look {
    if look.traits.contains(.placed) { return look }
    let color = wash.color.isOwn ? theme.background : wash.color
    let share = Double(wash.strength) / 255
    var look = look
    look.foreground = (look.foreground.isOwn ? theme.ink : look.foreground).mixed(with: color, share)
    look.background = (look.background.isOwn ? theme.background : look.background).mixed(with: color, share)
    return look
  }

  // MARK: Translucent groups

  /// Returns the content of the drawn part of a rectangle.
  func part(_ rect: CellRect) -> (rect: CellRect, cells: [Cell]) {
    let rect = rect.intersection(drawn).intersection(buffer.bounds)
    return (rect, buffer.part(rect))
  }

  /// Blends previous content into newer content.
  func fade(over before: (rect: CellRect, cells: [Cell]), opacity: Double, _ theme: Theme) {
    buffer.merge(before.rect, with: before.cells) { old, now in
      let below = looks[old.look]
      let above = looks[now.look]
      let ground = below.background.isOwn ? theme.background : below.background
      let surface = above.background.isOwn ? theme.background : above.background
      // Where the upper content has no characters, those below show through.
      let showsOld = now.glyph == .blank
      if showsOld, below.traits.contains(.placed) { return old }
      let ink = showsOld ? below : above
      var look = ink
      look.background = above.background == below.background ? below.background : ground.mixed(with: surface, opacity)
      let foreground = ink.foreground.isOwn ? theme.ink : ink.foreground
      look.foreground = showsOld ? foreground.mixed(with: surface, opacity) : ground.mixed(with: foreground, opacity)
      if showsOld, above.background == below.background { return old }
      return Cell(showsOld ? old.glyph : now.glyph, looks.final(look))
    }
  }
}
