import CairnScreen
import CairnValues
import Foundation

// What these ask for belongs to a phone: its status bar, its home indicator. There is none here to hide.
nonisolated extension View {
  /// Hides the phone's status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  public func statusBar(hidden: Bool) -> some View { self }

  /// Shows or hides what the phone draws over apps.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Lets the app have swipes from the edges before the phone does.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Puts glass behind a window of a headset.
  public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View { self }

  /// Mirrors the view where text runs from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirrorModifier(isEnabled: enabled))
  }
}

/// When glass is put behind a window.
///
/// ```swift
/// ContentView().glassBackgroundEffect(displayMode: .always)
/// ```
public enum GlassBackgroundDisplayMode: Sendable {
  case always, implicit, never
}

nonisolated struct MirrorModifier: EffectModifier {
  typealias Body = Never
  let isEnabled: Bool

  @MainActor func effect(in environment: EnvironmentValues) -> ElementEffect? {
    guard isEnabled, environment.layoutDirection == .rightToLeft else { return nil }
    return .transform(.scale(CGSize(width: -1, height: 1), anchor: .center))
  }
}
