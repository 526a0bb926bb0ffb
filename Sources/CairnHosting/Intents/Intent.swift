/// A user's intention, independent of the key, click or gesture that expressed it.
///
/// A host translates its input into intents and passes them to a `WindowController`, which carries them out.
public enum Intent: Hashable, Sendable {
  // For the focused element.
  case press, hold, doubleTap, delete
  /// Selects the row, or deselects it.
  case toggleSelection
  /// Steps a slider, a stepper or a picker.
  case adjust(Int)
  /// Moves the row by a number of positions.
  case moveRow(Int)

  // For the window.
  /// Leaves the front layer: an open menu, a dialog, a sheet, or the page.
  case leave
  case back, forward
  /// Turns the pages of a paged tab view.
  case turnPage(Int)
  /// Shows a tab, counted from 0.
  case showTab(Int)
  case search, refresh, toggleSidebar
  /// Undoes or redoes an action of the window's undo manager.
  case undo, redo
}
