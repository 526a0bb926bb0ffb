/// The style of one kind of control at one place.
enum StyleChoice<Style> {
  /// One that hosts know by name; nil for the one that fits the place.
  case builtIn(String?)
  /// One of the app's.
  case own(Style)

  /// A style that has a name is one that hosts know.
  init(_ style: Style, named name: String?) {
    self = name.map { .builtIn($0 == "automatic" ? nil : $0) } ?? .own(style)
  }

  var name: String? {
    if case .builtIn(let name) = self { name } else { nil }
  }
}
