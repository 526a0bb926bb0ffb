import CairnCore
import CairnUnsafe
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
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { keeper = DelegateKeeper() }

  /// The delegate.
  public var wrappedValue: DelegateType { keeper.delegate }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: keeper.delegate).projectedValue
  }
}

/// Retains a delegate, and forwards the app's notifications to it.
@MainActor
private final class DelegateKeeper<DelegateType: NSObject & UIApplicationDelegate> {
  let delegate: DelegateType
  private var observations: [any NSObjectProtocol] = []

  init() {
    delegate = DelegateType.begun()
    UIApplication.shared.delegate = delegate
    _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    listen(for: UIApplication.didBecomeActiveNotification) { $0.applicationDidBecomeActive(.shared) }
    listen(for: UIApplication.willResignActiveNotification) { $0.applicationWillResignActive(.shared) }
    listen(for: UIApplication.didEnterBackgroundNotification) { $0.applicationDidEnterBackground(.shared) }
    listen(for: UIApplication.willEnterForegroundNotification) { $0.applicationWillEnterForeground(.shared) }
    listen(for: UIApplication.willTerminateNotification) { $0.applicationWillTerminate(.shared) }
  }

  private func listen(for name: Notification.Name, _ tell: @escaping @MainActor (DelegateType) -> Void) {
    observations.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated {
          if let delegate = self?.delegate { tell(delegate) }
        }
      })
  }

  isolated deinit { observations.forEach(NotificationCenter.default.removeObserver) }
}

extension NSObject {
  /// Creates an object with `init()`, whatever its class. On Linux, Foundation does not declare that
  /// initialiser as required, though every class that can be a delegate has it, so Swift cannot call it on a
  /// class value. The declaration below calls the same symbol as a class method instead.
  @_silgen_name("cairn_begin_object")
  fileprivate convenience init(_begun: Void) { self.init() }

  @_silgen_name("cairn_begin_object")
  private static func begunObject() -> NSObject

  fileprivate static func begun() -> Self { checkedDowncast(begunObject(), to: Self.self) }
}
