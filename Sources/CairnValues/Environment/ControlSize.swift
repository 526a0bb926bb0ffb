/// The size of controls.
///
///     Button("Start", action: start).controlSize(.large)
public enum ControlSize: Hashable, CaseIterable, Comparable, Sendable {
  /// The smallest size.
  case mini
  /// Smaller than usual.
  case small
  /// The usual size.
  case regular
  /// Larger than usual.
  case large
  /// The largest size.
  case extraLarge
}

/// Whether the window a control is in receives input.
///
///     @Environment(\.controlActiveState) var state: ControlActiveState
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// In the window that receives key presses.
  case key
  /// In an active window that does not receive key presses.
  case active
  /// In a window that is not active.
  case inactive
}
