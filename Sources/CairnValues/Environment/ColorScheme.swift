/// Light or dark appearance.
///
///     content.preferredColorScheme(ColorScheme.dark)
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The contrast between colors and their backgrounds, as the user has chosen.
///
///     @Environment(\.colorSchemeContrast) var contrast: ColorSchemeContrast
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The standard contrast.
  case standard
  /// An increased contrast.
  case increased
}
