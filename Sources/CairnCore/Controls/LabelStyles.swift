import CairnScreen
import CairnValues

struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: (any LabelStyle)? { nil }
}

extension EnvironmentValues {
  /// The style of labels, or `nil` for the default.
  var labelStyle: (any LabelStyle)? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of labels in this view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(StyleModifier<LabelStyleKey, S>(style: style) { $0 })
  }
}

/// The style of labels in bars that show only icons. A label whose title is no text keeps it, as it could not be spoken.
nonisolated struct BarLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    if configuration.title.text != nil {
      SpokenIcon(configuration: configuration)
    } else {
      DefaultLabelStyle().makeBody(configuration: configuration)
    }
  }
}

/// The icon of a label whose title is only spoken.
nonisolated struct SpokenIcon: View {
  let configuration: LabelStyleConfiguration

  @MainActor var body: some View {
    if let text = configuration.title.text {
      configuration.icon.accessibilityLabel(text)
    } else {
      configuration.icon
    }
  }
}
