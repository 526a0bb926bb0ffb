import CairnValues
import Foundation

/// The settings that scene modifiers make for the windows of a scene.
struct WindowSettings {
  var defaultSize: CGSize?
  var resizability = WindowResizability.automatic
  var restorationBehavior = SceneRestorationBehavior.automatic
  var launchBehavior = SceneLaunchBehavior.automatic
  /// The external events that may open a new window, or `nil` if the scene sets none.
  var matchedEvents: Set<String>?
}

struct WindowSettingsKey: EnvironmentKey {
  static var defaultValue: WindowSettings { WindowSettings() }
}

/// How far a user can resize a window.
///
/// ```swift
/// WindowGroup { ContentView() }.windowResizability(.contentSize)
/// ```
public struct WindowResizability: Sendable, Equatable {
  private enum Kind { case automatic, contentSize, contentMinSize }
  private let kind: Kind

  /// The default for the scene.
  public static var automatic: WindowResizability { WindowResizability(kind: .automatic) }
  /// Limits the window to the range of sizes its content supports.
  public static var contentSize: WindowResizability { WindowResizability(kind: .contentSize) }
  /// Keeps the window at least as large as its content's minimum size.
  public static var contentMinSize: WindowResizability { WindowResizability(kind: .contentMinSize) }
}

/// Whether the windows of a scene are restored at the next launch.
///
/// ```swift
/// Window("Log in", id: "login") { LoginView() }.restorationBehavior(.disabled)
/// ```
public struct SceneRestorationBehavior: Sendable, Equatable {
  private enum Kind { case automatic, disabled }
  private let kind: Kind

  /// Restores the windows that were open.
  public static var automatic: SceneRestorationBehavior { SceneRestorationBehavior(kind: .automatic) }
  /// Restores no windows.
  public static var disabled: SceneRestorationBehavior { SceneRestorationBehavior(kind: .disabled) }
}

/// Whether a scene opens a window at launch.
///
/// ```swift
/// Window("Welcome", id: "welcome") { WelcomeView() }.defaultLaunchBehavior(.presented)
/// ```
public struct SceneLaunchBehavior: Sendable, Equatable {
  private enum Kind { case automatic, presented, suppressed }
  private let kind: Kind

  /// Opens a window if the scene is the app's first.
  public static var automatic: SceneLaunchBehavior { SceneLaunchBehavior(kind: .automatic) }
  /// Opens a window unless windows are restored.
  public static var presented: SceneLaunchBehavior { SceneLaunchBehavior(kind: .presented) }
  /// Opens no window.
  public static var suppressed: SceneLaunchBehavior { SceneLaunchBehavior(kind: .suppressed) }
}
