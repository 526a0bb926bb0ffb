/// A person's intention, whichever key, click or gesture expressed it.
///
/// A host translates its input into intents and passes them to a `WindowController`, which decides what they
/// mean.
public enum Intent: Hashable, Sendable {
  // For the focused element.
  case press, hold, doubleTap, delete
  /// Selects the row, or deselects it.
  case toggleSelection
  /// Steps a slider, a stepper or a picker.
  case adjust(Int)
  /// Moves the row by a number of places.
  case moveRow(Int)

  // For the window.
  /// Leaves whatever is in front: an open menu, a dialog, a sheet, or the page.
  case leave
  case back, forward
  /// Turns the pages of a paged tab view.
  case turnPage(Int)
  /// Shows a tab, counted from 0.
  case showTab(Int)
  case search, refresh, toggleSidebar
}
