/// Where the lines of a text with several lines stand.
///
///     Text(poem).multilineTextAlignment(.center)
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the side where a line begins.
  case leading
  /// In the middle.
  case center
  /// At the side where a line ends.
  case trailing
}

/// The weight a person has asked text to have.
///
///     @Environment(\.legibilityWeight) var weight: LegibilityWeight?
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Bolder than usual.
  case bold
}
