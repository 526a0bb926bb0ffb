import CairnScreen

/// A link in a custom button style, which draws the label.
nonisolated struct StyledLink<Label: View, Destination: View>: View {
  let link: NavigationLink<Label, Destination>
  @Environment(\.buttonStyle) private var style
  @State private var isPressed = false

  init(link: NavigationLink<Label, Destination>) { self.link = link }

  @MainActor var body: some View {
    switch style {
    case .own(let style):
      link(labelled: made(by: style))
        .environment(key: PressedLinkKey.self, $isPressed)
        .environment(key: ButtonStyleKey.self, .builtIn(.custom))
    case .builtIn: link(labelled: link.label)
    // A link leads on when it is pressed, and cannot be pressed in another way.
    case .primitive: link(labelled: link.label).environment(key: ButtonStyleKey.self, .builtIn(.automatic))
    }
  }

  @MainActor private func link(labelled label: any View) -> NavigationLink<AnyView, Destination> {
    let target: NavigationLink<AnyView, Destination>.Target =
      switch link.target {
      case .value(let value): .value(value)
      case .view(let view, let place): .view(view, place)
      case .bound(let view, let isActive, let place): .bound(view, isActive, place)
      }
    var link = NavigationLink<AnyView, Destination>(target: target, label: AnyView(label))
    link.isDetail = self.link.isDetail
    return link
  }

  @MainActor private func made<S: ButtonStyle>(by style: S) -> any View {
    let configuration = ButtonStyleConfiguration(role: nil, label: .init(link.label), isPressed: isPressed)
    return StyledBody(style: style) { $0.makeBody(configuration: configuration) }
  }
}

/// Whether a link in a custom style is pressed.
struct PressedLinkKey: EnvironmentKey {
  static var defaultValue: Binding<Bool>? { nil }
}
