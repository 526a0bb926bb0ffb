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
