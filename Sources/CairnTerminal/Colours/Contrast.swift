import Foundation

/// Sees to it that what is written can be read on what is behind it.
///
/// - A foreground nobody has chosen is light or dark, whichever is read better on what is behind it.
/// - One the host has chosen, or the app over a surface of the host, moves towards white or black until the contrast holds.
/// - What the app has chosen over a colour of its own stays as it is.
struct Contrast {
  private let theme: Theme

  init(_ theme: Theme) { self.theme = theme }

  /// The ratio of two brightnesses, 1 to 21, as the Web Content Accessibility Guidelines define it.
  static func ratio(_ a: CellColor, _ b: CellColor) -> Double {
    let (a, b) = (a.relativeLuminance, b.relativeLuminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The look with a foreground that can be read.
  func settled(_ look: Look) -> Look {
    var look = look
    guard theme.depth != .none else { return look }
    let isDefault = look.foreground.isOwn && look.strength == 255
    // The terminal's own colours go together.
    if isDefault, look.background.isOwn { return look }
    let ground = shown(look.background.isOwn ? theme.background : look.background)
    let isSurface = look.background.isOwn || theme.isSurface(look.background)
    guard theme.depth != .sixteen else { return settledOfSixteen(look, on: ground, isSurface: isSurface) }
    let least = theme.leastContrast(for: look.legibility)
    var color = look.foreground
    if color.isOwn {
      color = theme.ink
      if Self.ratio(shown(color), ground) < theme.leastContrast(for: .text) {
        color = Self.best(on: ground)
      } else if isDefault, isSurface {
        return look
      }
    }
    color = ground.mixed(with: color, Double(look.strength) / 255)
    look.foreground = look.isChosen && !isSurface ? color : legible(color, on: ground, least)
    return look
  }

  /// The colours of these terminals are anybody's guess, so only what the app's own colours hide is put right.
  private func settledOfSixteen(_ look: Look, on ground: CellColor, isSurface: Bool) -> Look {
    var look = look
    if look.foreground.isOwn {
      if look.strength < 255 { look.traits.insert(.dim) }
      if !isSurface { look.foreground = Self.best(on: ground) }
    } else if look.strength < 255 {
      look.foreground = ground.mixed(with: look.foreground, Double(look.strength) / 255)
    }
    return look
  }

  /// What the terminal makes of a colour.
  private func shown(_ color: CellColor) -> CellColor { theme.depth == .indexed ? color.asIndexed : color }

  static func best(on ground: CellColor) -> CellColor {
    let (white, black) = (CellColor(0xFFFFFF), CellColor(0x000000))
    return ratio(white, ground) >= ratio(black, ground) ? white : black
  }

  /// The nearest colour on the way to white or black that can be read.
  private func legible(_ color: CellColor, on ground: CellColor, _ least: Double) -> CellColor {
    if Self.ratio(shown(color), ground) >= least { return color }
    let end = Self.best(on: ground)
    for step in 1..<16 {
      let mixed = color.mixed(with: end, Double(step) / 16)
      if Self.ratio(shown(mixed), ground) >= least { return mixed }
    }
    return end
  }
}

extension CellColor {
  /// How bright it is, from 0 to 1, in proportion to light.
  var relativeLuminance: Double {
    0.2126 * Self.light[red] + 0.7152 * Self.light[green] + 0.0722 * Self.light[blue]
  }

  private static let light: [Double] = (0...255).map { part in
    let share = Double(part) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }

  /// The colour of the 256 that stands for it.
  var asIndexed: CellColor {
    let index = nearestIndexed
    if index >= 232 {
      let shade = UInt32(8 + 10 * (index - 232))
      return CellColor(shade << 16 | shade << 8 | shade)
    }
    func value(_ level: Int) -> UInt32 { level == 0 ? 0 : UInt32(55 + 40 * level) }
    let place = index - 16
    return CellColor(value(place / 36) << 16 | value(place / 6 % 6) << 8 | value(place % 6))
  }
}
