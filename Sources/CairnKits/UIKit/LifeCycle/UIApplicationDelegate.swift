import CairnCore
import CairnValues
import Combine
import Foundation

/// The delegate UIKit notifies of an app's life cycle.
///
/// ```swift
/// final class AppDelegate: NSObject, UIApplicationDelegate {
///   func applicationDidBecomeActive(_ application: UIApplication) { refresh() }
/// }
/// ```
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// Called before the app has launched.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called after the app has launched.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the app is about to become inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app is no longer visible.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when the app is about to become visible again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// Returns how a scene is made. The default has the class that `Info.plist` names.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Returns the configuration in `Info.plist`.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: SceneManifest.main.configurations.first?.name, sessionRole: connectingSceneSession.role)
  }
}

extension UIApplication {
  /// The reason for an app's launch. Never supplied here.
  ///
  /// ```swift
  /// let url = launchOptions?[.url] as? URL
  /// ```
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String
    /// Creates a reason from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A URL was opened.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A remote notification arrived.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }
}

/// Creates the app's delegate and retains it while the app runs.
///
/// ```swift
/// @main struct Recipes: App {
///   @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
/// }
/// ```
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  private let keeper: DelegateKeeper<DelegateType>

  /// Creates a delegate of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    keeper = DelegateKeeper()
    let delegate = keeper.delegate
    UIApplication.shared.delegate = delegate
    _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    keeper.listen(for: UIApplication.didBecomeActiveNotification) { $0.applicationDidBecomeActive(.shared) }
    keeper.listen(for: UIApplication.willResignActiveNotification) { $0.applicationWillResignActive(.shared) }
    keeper.listen(for: UIApplication.didEnterBackgroundNotification) { $0.applicationDidEnterBackground(.shared) }
    keeper.listen(for: UIApplication.willEnterForegroundNotification) { $0.applicationWillEnterForeground(.shared) }
    keeper.listen(for: UIApplication.willTerminateNotification) { $0.applicationWillTerminate(.shared) }
  }

  /// The delegate.
  public var wrappedValue: DelegateType { keeper.delegate }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: keeper.delegate).projectedValue
  }
}
