/// What a scene, or a whole app, is doing.
///
///     @Environment(\.scenePhase) var phase: ScenePhase
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// Not on the screen.
  case background
  /// On the screen, but not the one a person works with.
  case inactive
  /// On the screen and in use.
  case active
}
