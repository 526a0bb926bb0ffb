import CairnCore
import CairnScreen
import Foundation

/// UIKit's object for the running app.
///
/// ```swift
/// UIApplication.shared.open(website)
/// ```
@preconcurrency @MainActor
public final class UIApplication {
  /// The running app.
  public static let shared = UIApplication()

  /// A URL for the app's settings; opening it opens the `Settings` scene.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Whether the app is in use.
  public enum State: Int, Sendable {
    /// The app is in use.
    case active
    /// The app is about to become active, or was just active.
    case inactive
    /// The app is not visible.
    case background
  }

  /// An option for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Opens the URL only in an app that handles it as a universal link.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// The delegate notified of the app's life cycle.
  public weak var delegate: (any UIApplicationDelegate)?

  /// Whether the screen stays on while the app is in use. Stored without effect.
  public var isIdleTimerDisabled = false
  /// The number on the app's icon. Stored without effect.
  public var applicationIconBadgeNumber = 0

  /// Whether the app is in use.
  public var applicationState: State { FrontSession.current?.frontWindow == nil ? .background : .active }

  /// The orientation of the front window.
  public var statusBarOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
  }

  /// The windows of the app, in opening order.
  public var windows: [UIWindow] { UIWindow.all }

  /// The window the user is using, or `nil` if the app has none.
  public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The scenes of the app, one for each window.
  public var connectedScenes: Set<UIScene> { Set(windows.compactMap(\.windowScene)) }

  /// Whether the system could be asked to open a URL. What it does with the URL is not known beforehand.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }

  /// Asks the system to open a URL.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard let session = FrontSession.current else {
      completion?(false)
      return
    }
    if url.absoluteString == Self.openSettingsURLString {
      OpenSettingsAction(WeakSession(session: session))()
      completion?(true)
    } else {
      // A separate statement, because an argument of the optional call would not be evaluated without a completion.
      let isOpened = session.openInSystem(url)
      completion?(isOpened)
    }
  }
}
