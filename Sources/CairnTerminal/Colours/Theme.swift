import CairnValues

/// The colours of the host's own drawing, in a light or a dark terminal.
///
/// Pages are drawn in the terminal's own colours; everything else is mixed from its background, so that it goes with
/// the colours a person has chosen.
package struct Theme: Equatable {
  package let scheme: ColorScheme
  let depth: ColourDepth
  /// What the terminal's own background is, as far as it is known.
  let background: CellColor
  let accent: CellColor
  let destructive: CellColor

  package init(scheme: ColorScheme, depth: ColourDepth, background: CellColor? = nil) {
    self.scheme = scheme
    self.depth = depth
    self.background = background ?? CellColor(scheme == .dark ? 0x000000 : 0xFFFFFF)
    accent = CellColor(scheme == .dark ? 0x0A84FF : 0x007AFF)
    destructive = CellColor(scheme == .dark ? 0xFF453A : 0xE0342A)
  }

  /// Whether surfaces can be told apart by shades of the background.
  var hasShades: Bool { depth == .full || depth == .indexed }

  private var ink: CellColor { CellColor(scheme == .dark ? 0xFFFFFF : 0x000000) }

  func shade(_ share: Double) -> CellColor { hasShades ? background.mixed(with: ink, share) : .own }

  /// A less important text: a weaker colour, or fainter where there are none.
  func secondary(_ look: Look) -> Look {
    var look = look
    if hasShades { look.foreground = background.mixed(with: ink, 0.58) } else { look.traits.insert(.dim) }
    return look
  }

  func tertiary(_ look: Look) -> Look {
    var look = look
    if hasShades { look.foreground = background.mixed(with: ink, 0.34) } else { look.traits.insert(.dim) }
    return look
  }

  var rule: Look { tertiary(Look()) }

  /// Between rows, where a line must not be louder than what it parts.
  var separator: Look { hasShades ? Look(foreground: shade(0.18)) : rule }

  /// The surface of bars.
  var bar: Look { Look(background: shade(0.10)) }
  var footer: Look { secondary(Look(background: shade(0.06))) }
  var panel: Look { Look(background: shade(0.05)) }
  var field: Look { Look(background: shade(0.14), traits: hasShades ? [] : .underlined) }

  /// What has the focus; without shades it is reversed, so it shows in any terminal.
  var focused: Look {
    hasShades
      ? Look(foreground: CellColor(0xFFFFFF), background: scheme == .dark ? CellColor(0x0A60D0) : accent)
      : Look(traits: .reversed)
  }

  /// What is selected and has not the focus; a mark goes with it.
  var selected: Look {
    hasShades ? Look(background: background.mixed(with: accent, 0.28)) : Look(traits: .bold)
  }

  func tinted(_ look: Look) -> Look {
    var look = look
    look.foreground = accent
    return look
  }

  /// What lies behind a dialog.
  func dimmed(_ look: Look) -> Look {
    guard hasShades else {
      return Look(foreground: .own, background: .own, traits: .dim)
    }
    let text = look.foreground.isOwn ? ink : look.foreground
    let ground = look.background.isOwn ? background : look.background
    return Look(
      foreground: ground.mixed(with: text, 0.30),
      background: look.background.isOwn ? .own : background.mixed(with: ground, 0.5), traits: [])
  }

  /// A colour of the app over a ground.
  func cell(_ color: Color, over ground: CellColor = .own) -> CellColor {
    let resolved = color.resolved(scheme: scheme)
    let own = CellColor(resolved)
    if resolved.opacity >= 0.995 { return own }
    return (ground.isOwn ? background : ground).mixed(with: own, Double(resolved.opacity))
  }
}

extension CellColor {
  init(_ color: Color.Resolved) {
    func part(_ value: Float) -> UInt32 { UInt32(min(max(value, 0), 1) * 255 + 0.5) }
    self.init(part(color.red) << 16 | part(color.green) << 8 | part(color.blue))
  }

  /// - Parameter share: how much of the other colour there is.
  func mixed(with other: CellColor, _ share: Double) -> CellColor {
    func part(_ a: Int, _ b: Int) -> UInt32 { UInt32(min(max(Double(a) + Double(b - a) * share + 0.5, 0), 255)) }
    return CellColor(part(red, other.red) << 16 | part(green, other.green) << 8 | part(blue, other.blue))
  }

  /// How bright it looks, from 0 to 1.
  var luminance: Double { (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)) / 255 }
}
