/// The operational state of a scene or a whole app.
///
///     @Environment(\.scenePhase) var phase: ScenePhase
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// Not on the screen.
  case background
  /// On the screen but not in use.
  case inactive
  /// On the screen and in use.
  case active
}
