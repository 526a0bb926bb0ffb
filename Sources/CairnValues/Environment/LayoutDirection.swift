/// The direction in which lines of text and rows of views run.
///
///     @Environment(\.layoutDirection) var direction: LayoutDirection
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}
