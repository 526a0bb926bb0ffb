import CairnValues

/// The colors of the host's own drawing, for a light or dark terminal.
///
/// Surfaces are layered: the page, cards on it, bars, panels over the page, and the focus. One accent marks what
/// can be pressed, and is the ground of the most prominent buttons.
package struct Theme: Equatable {
  package let name: ThemeName
  let scheme: ColorScheme
  let depth: ColourDepth
  /// The terminal's background, if known, or else the theme's page color.
  let background: CellColor
  private let colors: Palette
  var accent: CellColor { colors.accent }
  /// The ground of prominent buttons.
  var prominentGround: CellColor { colors.prominent }
  var destructive: CellColor { colors.destructive }
  /// Whether the page has another scheme than the terminal, so that the terminal's background must not show.
  private let coversTerminal: Bool
  private let terminal: TerminalColors
  private let surfaces: Set<UInt32>

  // MARK: Surfaces

  /// The background of everything.
  let page: CellColor
  /// The sections of lists on the page.
  let card: CellColor
  let barGround: CellColor
  /// Panels over the page, and cards on them.
  let panelGround: CellColor
  let panelCard: CellColor
  let fieldGround: CellColor
  let focusedFieldGround: CellColor
  let focusGround: CellColor
  let selectionGround: CellColor
  /// Buttons, and the chosen one of several options side by side.
  let buttonGround: CellColor
  let chosenGround: CellColor
  let pictureGround: CellColor
  /// A switch that is on.
  var switchedOn: CellColor { colors.on }
  /// The default text color.
  let ink: CellColor

  package init(
    scheme: ColorScheme, depth: ColourDepth, background: CellColor? = nil, name: ThemeName = .calm,
    coversTerminal: Bool = false
  ) {
    self.init(
      scheme: scheme, depth: depth, terminal: TerminalColors(background: background), name: name,
      coversTerminal: coversTerminal)
  }

  /// - Parameter terminal: The colors of the terminal, if they are in the same scheme.
  init(
    scheme: ColorScheme, depth: ColourDepth, terminal: TerminalColors, name: ThemeName = .calm,
    coversTerminal: Bool = false
  ) {
    self.name = name
    self.coversTerminal = coversTerminal
    self.scheme = scheme
    self.depth = depth
    let isDark = scheme == .dark
    let base = terminal[.background] ?? CellColor(isDark ? coversTerminal ? 0x16181C : 0x000000 : 0xFFFFFF)
    var colors = Palette.of(name, isDark: isDark)
    let hasShades = depth == .full || depth == .indexed
    // Raised surfaces are lighter than most dark backgrounds of terminals that do not say theirs.
    let isUnknown = isDark && terminal[.background] == nil && !coversTerminal
    let ground = colors.page ?? (isUnknown ? CellColor(0x1E2024) : base)
    if colors.page == nil { colors.follow(terminal, on: base) }
    let own = colors.page == nil ? terminal[.text] : nil
    ink = own.flatMap { Contrast.ratio($0, base) >= 4.5 ? $0 : nil } ?? CellColor(isDark ? 0xFFFFFF : 0x000000)
    let ink = ink
    self.terminal = terminal
    background = hasShades ? colors.page ?? base : base
    self.colors = colors
    func tinted(_ shade: Double, _ tint: Double) -> CellColor {
      hasShades ? ground.mixed(with: ink, shade).mixed(with: colors.focus, tint) : .own
    }
    page = hasShades ? colors.page ?? (coversTerminal ? base : .own) : .own
    card = tinted(colors.card, 0)
    barGround = tinted(colors.bar, colors.barTint)
    panelGround = tinted(colors.panel, 0)
    panelCard = tinted(colors.panel + colors.card, 0)
    fieldGround = tinted(colors.field, 0)
    focusedFieldGround = tinted(colors.field + 0.06, 0.06)
    focusGround = hasShades ? colors.focus : .own
    selectionGround = tinted(colors.card, 0.26)
    buttonGround = tinted(colors.panel, colors.buttonTint)
    chosenGround = tinted(0.24, 0.1)
    pictureGround = tinted(0.12, 0)
    surfaces = Set(
      [
        page, card, barGround, panelGround, panelCard, fieldGround, focusedFieldGround, focusGround, selectionGround,
        buttonGround, chosenGround, pictureGround, background, colors.prominent,
      ].map(\.value))
  }

  /// All other properties follow from these.
  package static func == (a: Theme, b: Theme) -> Bool {
    a.name == b.name && a.scheme == b.scheme && a.depth == b.depth && a.terminal == b.terminal
      && a.coversTerminal == b.coversTerminal
  }

  /// Returns whether a color is one of the host's own surfaces.
  func isSurface(_ color: CellColor) -> Bool { surfaces.contains(color.value) }

  /// Whether surfaces can be distinguished by shades of the background.
  var hasShades: Bool { depth == .full || depth == .indexed }

  /// Returns the minimum contrast ratio to the background.
  func leastContrast(for legibility: Look.Legibility) -> Double {
    switch legibility {
    case .text: name == .contrast ? 7 : 4.5
    case .mark: name == .contrast ? 4.5 : 3
    case .ornament: 1
    }
  }

  // MARK: Texts

  /// Returns a less important text: a weaker color, or dim if there are no colors.
  func secondary(_ look: Look) -> Look {
    var look = look
    look.isChosen = false
    if hasShades {
      look.foreground = .own
      look.strength = name == .contrast ? 220 : 158
    } else {
      look.traits.insert(.dim)
    }
    return look
  }

  /// Returns the look of marks, tertiary text, placeholders and disabled items.
  func tertiary(_ look: Look) -> Look {
    var look = secondary(look)
    if hasShades { look.strength = name == .contrast ? 200 : 110 }
    look.legibility = .mark
    return look
  }

  func tinted(_ look: Look) -> Look {
    var look = look
    look.foreground = accent
    look.strength = 255
    look.isChosen = false
    return look
  }

  /// Returns the look of the headers of sections.
  func heading(_ look: Look) -> Look { tinted(look).with(.bold) }

  // MARK: Lines

  /// Frames and lines between columns.
  var rule: Look {
    var look = tertiary(.ink)
    look.legibility = name == .contrast ? .mark : .ornament
    look.strength = name == .contrast ? 255 : 86
    return look
  }

  // MARK: Surfaces with text

  /// The surface of bars.
  var bar: Look { Look(background: barGround) }
  /// The line of keys, which is the host's own and so unlike the app's bars.
  var footer: Look { Look(background: page) }
  var panel: Look { Look(background: panelGround) }
  var field: Look { Look(background: fieldGround, traits: hasShades ? [] : .underlined) }

  /// The look of the focus. Without shades it is reversed, so that it shows in any terminal.
  var focused: Look {
    hasShades
      ? Look(foreground: Contrast.best(on: focusGround), background: focusGround) : Look(traits: .reversed)
  }

  /// Returns the look under the mouse: a little lighter, or underlined without shades.
  func pointedAt(_ look: Look) -> Look {
    if look.traits.contains(.picture) { return mixed(look, with: ink, 0.08) }
    var look = look
    if hasShades, !look.background.isThrough {
      look.background = (look.background.isOwn ? background : look.background).mixed(with: ink, 0.08)
    } else {
      look.traits.insert(.underlined)
    }
    return look
  }

  /// The look of a selection without the focus. A mark accompanies it.
  var selected: Look { hasShades ? Look(background: selectionGround) : Look(traits: .bold) }

  /// Returns the look of content behind a dialog.
  func dimmed(_ look: Look) -> Look {
    if look.traits.contains(.picture) { return mixed(look, with: background, 0.65) }
    guard hasShades else { return Look(traits: .dim) }
    let text = look.foreground.isOwn ? ink : look.foreground
    let ground = look.background.isOwn ? background : look.background
    return Look(
      foreground: ground.mixed(with: text, 0.30),
      background: look.background.isOwn ? .own : background.mixed(with: ground, 0.5), traits: [])
  }
}

extension Theme {
  /// Returns the look of two pixels, both mixed with a color.
  private func mixed(_ look: Look, with color: CellColor, _ share: Double) -> Look {
    guard hasShades, !look.traits.contains(.placed) else { return look }
    var look = look
    if !look.foreground.isOwn { look.foreground = look.foreground.mixed(with: color, share) }
    if !look.background.isOwn { look.background = look.background.mixed(with: color, share) }
    return look
  }
}

/// The differences between themes.
private struct Palette {
  /// The page's own background, or `nil` for the terminal's.
  var page: CellColor?
  var accent: CellColor
  var prominent: CellColor
  var destructive: CellColor
  var focus: CellColor
  var on: CellColor
  /// How far surfaces stand out from the page.
  var card = 0.07
  var bar = 0.12
  var panel = 0.10
  var field = 0.17
  /// The share of the focus color in them.
  var barTint = 0.06
  var buttonTint = 0.28

  /// Takes the terminal's own colors.
  mutating func follow(_ terminal: TerminalColors, on ground: CellColor) {
    if let blue = terminal.blue(on: ground) { (accent, prominent) = (blue, blue) }
    destructive = terminal.red(on: ground) ?? destructive
    on = terminal.green(on: ground) ?? on
  }

  static func of(_ name: ThemeName, isDark: Bool) -> Palette {
    func color(_ dark: UInt32, _ light: UInt32) -> CellColor { CellColor(isDark ? dark : light) }
    let on = color(0x30D158, 0x248A3D)
    switch name {
    case .calm:
      let accent = color(0x5AA9FF, 0x005FD7)
      return Palette(
        accent: accent, prominent: accent, destructive: color(0xFF6B5E, 0xC4281C), focus: color(0x1F5FBF, 0x0A5BD3),
        on: on, card: isDark ? 0.085 : 0.045, bar: isDark ? 0.12 : 0.08, panel: isDark ? 0.10 : 0.06,
        field: isDark ? 0.18 : 0.11)
    case .bold:
      let accent = color(0xFFB454, 0x8A2BC2)
      return Palette(
        page: color(0x16132B, 0xFFF7EC), accent: accent, prominent: accent, destructive: color(0xFF6B81, 0xB3261E),
        focus: color(0x6A3FD1, 0x6A1FB0), on: on, card: 0.07, bar: 0.08, panel: 0.11, field: 0.23,
        barTint: isDark ? 0.34 : 0.16, buttonTint: 0.3)
    case .contrast:
      return Palette(
        page: color(0x000000, 0xFFFFFF), accent: color(0xFFE14D, 0x00329E), prominent: color(0xFFFFFF, 0x000000),
        destructive: color(0xFF9A8F, 0x990000), focus: color(0xFFE14D, 0x00207A), on: on, card: 0.07, bar: 0.18,
        panel: 0.10, field: 0.16, barTint: 0, buttonTint: 0.2)
    }
  }
}

extension CellColor {
  // `min` and `max` return their first argument if the second is no number.
  init(_ color: Color.Resolved) {
    func part(_ value: Float) -> UInt32 { UInt32(max(0, min(1, value)) * 255 + 0.5) }
    self.init(part(color.red) << 16 | part(color.green) << 8 | part(color.blue))
  }

  /// - Parameter share: The share of the other color.
  func mixed(with other: CellColor, _ share: Double) -> CellColor {
    func part(_ a: Int, _ b: Int) -> UInt32 { UInt32(max(0, min(255, Double(a) + Double(b - a) * share + 0.5))) }
    return CellColor(part(red, other.red) << 16 | part(green, other.green) << 8 | part(blue, other.blue))
  }

  /// The perceived brightness, from 0 to 1.
  var luminance: Double { (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)) / 255 }
}
