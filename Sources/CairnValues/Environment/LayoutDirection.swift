/// The direction in which lines of text and rows of views run.
///
///     @Environment(\.layoutDirection) var direction: LayoutDirection
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Left to right, as in English.
  case leftToRight
  /// Right to left, as in Arabic.
  case rightToLeft
}
