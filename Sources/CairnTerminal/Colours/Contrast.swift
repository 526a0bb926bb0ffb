import Foundation

/// Ensures that text is legible on its background.
///
/// - A default foreground becomes light or dark, whichever is more legible on the background.
/// - A foreground chosen by the host, or by the app over one of the host's surfaces, moves towards white or
///   black until the contrast suffices.
/// - A foreground chosen by the app over its own background stays unchanged.
struct Contrast {
  private let theme: Theme

  init(_ theme: Theme) { self.theme = theme }

  /// Returns the contrast ratio of two colors, 1 to 21, as defined by the Web Content Accessibility Guidelines.
  static func ratio(_ a: CellColor, _ b: CellColor) -> Double {
    let (a, b) = (a.relativeLuminance, b.relativeLuminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Returns the look with a legible foreground.
  func settled(_ look: Look) -> Look {
    var look = look
    guard theme.depth != .none else { return look }
    let isDefault = look.foreground.isOwn && look.strength == 255
    // The terminal's own colors match each other.
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

  /// Returns the look for sixteen colors, whose actual values are unknown. It only fixes text that the app's own colors
  /// hide.
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

  /// Returns a color as the terminal shows it.
  private func shown(_ color: CellColor) -> CellColor { theme.depth == .indexed ? color.asIndexed : color }

  static func best(on ground: CellColor) -> CellColor {
    let (white, black) = (CellColor(0xFFFFFF), CellColor(0x000000))
    return ratio(white, ground) >= ratio(black, ground) ? white : black
  }

  /// Returns the nearest legible color on the way to white or black.
  private func legible(_ color: CellColor, on ground: CellColor, _ least: Double) -> CellColor {
    if Self.ratio(shown(color), ground) >= least { return color }
    let best = Self.best(on: ground)
    // Yellow mixed with black is olive. On the way to brown it stays golden.
    let ends = best == CellColor(0x000000) && color.isYellow ? [CellColor(0x7A4300), best] : [best]
    for end in ends {
      for step in 1..<16 {
        let mixed = color.mixed(with: end, Double(step) / 16)
        if Self.ratio(shown(mixed), ground) >= least { return mixed }
      }
    }
    return best
  }
}

extension CellColor {
  /// Whether the color is a yellow, or an orange close to it.
  fileprivate var isYellow: Bool { red > 150 && green > red / 2 && green <= red && blue < green / 2 }

  /// The relative luminance, from 0 to 1, in linear light.
  var relativeLuminance: Double { 0.2126 * Self.light[red] + 0.7152 * Self.light[green] + 0.0722 * Self.light[blue] }

  private static let light: [Double] = (0...255).map { part in
    let share = Double(part) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }

  /// The nearest of the 256 colors.
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
