import CairnHosting
import CairnValues

/// The theme, and the looks of cells in it.
@MainActor
struct Theming {
  let looks: LookTable
  private(set) var theme: Theme
  /// The colors that the terminal has reported.
  private var terminal = TerminalColors()

  init(environment: [String: String], depth: ColourDepth) {
    looks = LookTable(depth: depth)
    theme = Theme(
      scheme: Self.scheme(environment) ?? .dark, depth: depth, name: ThemeName(environment: environment) ?? .calm)
    looks.follow(theme)
  }

  /// Adopts a color that the terminal has reported. Returns the scheme of the terminal if its background tells it.
  mutating func color(at place: TerminalColors.Place, is color: CellColor, _ environment: [String: String])
    -> ColorScheme?
  {
    terminal[place] = color
    guard place == .background else { return nil }
    return Self.scheme(environment) ?? (color.luminance < 0.5 ? .dark : .light)
  }

  /// Uses a theme in the scheme of a window. Returns `false` if it is in use.
  mutating func use(_ name: ThemeName, scheme: ColorScheme, terminal own: ColorScheme) -> Bool {
    let isTerminals = scheme == own
    let new = Theme(
      scheme: scheme, depth: theme.depth, terminal: isTerminals ? terminal : TerminalColors(), name: name,
      coversTerminal: !isTerminals)
    guard new != theme else { return false }
    theme = new
    looks.follow(new)
    return true
  }

  private static func scheme(_ environment: [String: String]) -> ColorScheme? {
    if let appearance = HostOptions(environment: environment).appearance { return appearance }
    // Some terminals report which of the sixteen colors their background is.
    guard let last = environment["COLORFGBG"]?.split(separator: ";").last, let number = Int(last) else { return nil }
    return number == 7 || number == 15 ? .light : .dark
  }
}

extension TerminalHost {
  /// Adopts a color that the terminal has reported.
  func color(at place: TerminalColors.Place, is value: UInt32) {
    let scheme = backBuffer.theming.color(at: place, is: CellColor(value), environment)
    if let scheme, surroundings.colorScheme != scheme {
      surroundings.colorScheme = scheme
      session.surroundingsChanged()
    }
    useTheme(theme.name)
  }

  /// Uses a theme in the scheme of the window in front.
  func useTheme(_ name: ThemeName) {
    let own = surroundings.colorScheme
    guard backBuffer.theming.use(name, scheme: window?.colorScheme ?? own, terminal: own) else { return }
    footer.forget()
    startOver()
  }

  /// Follows the color scheme that the views of the window in front prefer. Without shades, the terminal has only one.
  func followColorScheme() {
    guard let window, window.colorScheme != theme.scheme, theme.hasShades else { return }
    useTheme(theme.name)
  }
}
