/// The alignment of the lines of a text.
///
///     Text(poem).multilineTextAlignment(.center)
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the leading side.
  case leading
  /// In the middle.
  case center
  /// At the trailing side.
  case trailing
}

/// The text weight that the user has chosen.
///
///     @Environment(\.legibilityWeight) var weight: LegibilityWeight?
public enum LegibilityWeight: Hashable, Sendable {
  /// Regular.
  case regular
  /// Bold.
  case bold
}
