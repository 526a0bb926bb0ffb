/// The themes there are, by what `CAIRN_THEME` calls them.
package enum ThemeName: String, CaseIterable, Sendable {
  /// Mixed from the terminal's own background, so that it goes with the colours a person has chosen.
  case calm
  /// A ground of its own, and strong colours on it.
  case bold
  /// Black and white, as far apart as they go.
  case contrast

  /// What the environment asks for; nil for a name that is none.
  package init?(environment: [String: String]) {
    guard let wish = environment["CAIRN_THEME"], !wish.isEmpty else {
      self = .calm
      return
    }
    self.init(rawValue: wish)
  }

  /// What to tell whoever asked for a theme that is none.
  package static func problem(in environment: [String: String]) -> String? {
    guard ThemeName(environment: environment) == nil, let wish = environment["CAIRN_THEME"] else { return nil }
    let names = allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    return "CAIRN_THEME is \"\(wish)\", which is no theme. It can be one of \(names); \"calm\" is used."
  }
}
