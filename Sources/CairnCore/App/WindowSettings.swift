import CairnValues
import Foundation

/// What scene modifiers say of the windows of a scene.
struct WindowSettings {
  var defaultSize: CGSize?
  var resizability = WindowResizability.automatic
  var restorationBehavior = SceneRestorationBehavior.automatic
  var launchBehavior = SceneLaunchBehavior.automatic
  /// Which external events a new window may be opened for; nil where the scene does not say.
  var matchedEvents: Set<String>?
  /// From the outermost modifier to the innermost.
  var commands: [any Commands] = []
  /// What modifiers further inside say of commands no longer counts.
  var commandsAreSettled = false
}

struct WindowSettingsKey: EnvironmentKey {
  static var defaultValue: WindowSettings { WindowSettings() }
}

/// How far a person can change the size of a window.
///
/// ```swift
/// WindowGroup { ContentView() }.windowResizability(.contentSize)
/// ```
public struct WindowResizability: Sendable, Equatable {
  private enum Kind { case automatic, contentSize, contentMinSize }
  private let kind: Kind

  /// What suits the scene.
  public static var automatic: WindowResizability { WindowResizability(kind: .automatic) }
  /// As far as the content can change.
  public static var contentSize: WindowResizability { WindowResizability(kind: .contentSize) }
  /// Not below the least the content needs.
  public static var contentMinSize: WindowResizability { WindowResizability(kind: .contentMinSize) }
}

/// Whether the windows of a scene come back at the next launch.
///
/// ```swift
/// Window("Log in", id: "login") { LoginView() }.restorationBehavior(.disabled)
/// ```
public struct SceneRestorationBehavior: Sendable, Equatable {
  private enum Kind { case automatic, disabled }
  private let kind: Kind

  /// Windows that were open come back.
  public static var automatic: SceneRestorationBehavior { SceneRestorationBehavior(kind: .automatic) }
  /// Windows do not come back.
  public static var disabled: SceneRestorationBehavior { SceneRestorationBehavior(kind: .disabled) }
}

/// Whether a scene opens a window when the app starts.
///
/// ```swift
/// Window("Welcome", id: "welcome") { WelcomeView() }.defaultLaunchBehavior(.presented)
/// ```
public struct SceneLaunchBehavior: Sendable, Equatable {
  private enum Kind { case automatic, presented, suppressed }
  private let kind: Kind

  /// The first scene of the app does.
  public static var automatic: SceneLaunchBehavior { SceneLaunchBehavior(kind: .automatic) }
  /// It does where no windows come back from the last time.
  public static var presented: SceneLaunchBehavior { SceneLaunchBehavior(kind: .presented) }
  /// It does not.
  public static var suppressed: SceneLaunchBehavior { SceneLaunchBehavior(kind: .suppressed) }
}
