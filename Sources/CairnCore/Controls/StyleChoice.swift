/// The style of a kind of control at a place in the tree.
enum StyleChoice<Style> {
  /// A style that hosts know by name; `nil` stands for the default.
  case builtIn(String?)
  /// A custom style of the app.
  case own(Style)

  /// Creates a built-in choice for a style with a name, and a custom one otherwise.
  init(_ style: Style, named name: String?) {
    self = name.map { .builtIn($0 == "automatic" ? nil : $0) } ?? .own(style)
  }

  var name: String? {
    if case .builtIn(let name) = self { name } else { nil }
  }
}
