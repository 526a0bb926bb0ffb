import CairnScreen
import Foundation

/// The running app, as UIKit names it.
///
/// ```swift
/// UIApplication.shared.open(website)
/// ```
@preconcurrency @MainActor
public final class UIApplication {
  /// The running app.
  public static let shared = UIApplication()

  /// A link to the app's settings; opening it opens the scene `Settings`.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Whether the app is in use.
  public enum State: Int, Sendable {
    /// It is.
    case active
    /// It is about to be, or was.
    case inactive
    /// It is not to be seen.
    case background
  }

  /// How a link is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Makes an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only by an app that handles links of the web as its own.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// Who is told of the app's life.
  public weak var delegate: (any UIApplicationDelegate)?

  /// Whether the screen stays on while the app is in use. It is kept, and means nothing here.
  public var isIdleTimerDisabled = false
  /// The number on the app's icon. It is kept, and shown nowhere.
  public var applicationIconBadgeNumber = 0

  /// Whether the app is in use.
  public var applicationState: State { FrontSession.current?.frontWindow == nil ? .background : .active }

  /// The windows of the app, in the order they were opened.
  public var windows: [UIWindow] { UIWindow.all }

  /// The window a person works in; nil if the app has none.
  public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// What the app shows: a scene for each of its windows.
  public var connectedScenes: Set<UIScene> { Set(windows.compactMap(\.windowScene)) }

  /// Whether something could be asked to open a link. What the system makes of it is not known before.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }

  /// Asks the system to open a link.
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
      // Not as an argument: without anyone to tell, that would not be worked out.
      let isOpened = session.openInSystem(url)
      completion?(isOpened)
    }
  }
}
