/// Whether something is shown, hidden, or left to the platform.
///
///     list.scrollContentBackground(Visibility.hidden)
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The platform decides.
  case automatic
  /// It may be shown.
  case visible
  /// It is hidden.
  case hidden
}
