import CairnCore
import CairnFoundation
import Foundation

/// How UIKit makes a scene: by the class of its delegate, which `Info.plist` names, or the app's delegate.
///
/// ```swift
/// let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
/// configuration.delegateClass = SceneDelegate.self
/// ```
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
  /// The name.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate. Without one, it is the class that `Info.plist` has for the name.
  public var delegateClass: AnyClass?
  /// The class of the scene. Has no effect.
  public var sceneClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}

/// UIKit's record of a scene.
///
/// ```swift
/// func application(_ application: UIApplication, configurationForConnecting session: UISceneSession,
///   options: UIScene.ConnectionOptions) -> UISceneConfiguration
/// ```
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene.
  public private(set) weak var scene: UIScene?
  /// The name of the scene, which stays the same in the next process.
  public let persistentIdentifier: String
  /// The purpose of the scene.
  public let role = Role.windowApplication
  /// How the scene was made.
  public internal(set) var configuration: UISceneConfiguration
  /// The app's own values.
  public var userInfo: [String: Any]?

  init(of scene: UIScene) {
    self.scene = scene
    persistentIdentifier = scene.sceneID
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// A URL that is opened in a scene.
///
/// ```swift
/// if let url = contexts.first?.url { open(url) }
/// ```
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  init(_ url: URL) {
    self.url = url
    super.init()
  }
}

extension UIScene {
  /// Why UIKit connects a scene: always to show its window.
  ///
  /// ```swift
  /// if let context = options.urlContexts.first { open(context.url) }
  /// ```
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {
    /// The URLs to open. Always empty: they follow when the scene is connected.
    public let urlContexts: Set<UIOpenURLContext> = []
    /// The activities to continue. Always empty.
    public let userActivities: Set<NSUserActivity> = []
  }
}

/// Follows a scene of UIKit.
///
/// ```swift
/// class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
/// ```
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene is about to show its window, which this makes.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  /// Called when the window has closed.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene is no longer visible.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called when the scene is about to become visible.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called with URLs to open.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { scene.ignoresURLs = true }
}

/// Follows a scene with windows.
///
/// ```swift
/// class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
/// ```
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {}
