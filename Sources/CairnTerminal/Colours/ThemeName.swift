/// The available themes, by their names in `CAIRN_THEME`.
package enum ThemeName: String, CaseIterable, Sendable {
  /// Mixed from the terminal's background, to match the colors that the user has chosen.
  case calm
  /// The theme's own background and strong colors.
  case bold
  /// Black and white, with maximum contrast.
  case contrast

  /// Returns the theme in the environment, or `nil` for an unknown name.
  package init?(environment: [String: String]) {
    let wish = environment["CAIRN_THEME"] ?? ""
    self.init(rawValue: wish.isEmpty ? "calm" : wish)
  }

  /// Returns the message for an unknown theme.
  static func problem(in environment: [String: String]) -> String? {
    guard ThemeName(environment: environment) == nil, let wish = environment["CAIRN_THEME"] else { return nil }
    let names = allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    return "CAIRN_THEME is \"\(wish)\", which is not a theme. Use one of \(names). Until then, \"calm\" is used."
  }
}
