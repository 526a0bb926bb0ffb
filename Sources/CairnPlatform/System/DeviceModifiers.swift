import CairnCore
import CairnScreen
import CairnValues
import Foundation

// Features of a phone, such as its status bar and its home indicator. There are none here, so most of these
// have no effect.
nonisolated extension View {
  /// Hides the phone's status bar. Has no effect.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides the phone's status bar. Has no effect.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Sets the visibility of a phone's system overlays. Has no effect.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Gives the app's gestures precedence over the system's at some edges. Has no effect.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Places glass behind a window on a headset. Has no effect.
  public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View { self }
}

/// When glass is placed behind a window.
///
/// ```swift
/// ContentView().glassBackgroundEffect(displayMode: .always)
/// ```
public enum GlassBackgroundDisplayMode: Sendable {
  case always, implicit, never
}
