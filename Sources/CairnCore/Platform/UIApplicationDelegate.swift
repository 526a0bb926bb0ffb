import CairnValues
import Combine
import Foundation

/// Who is told of an app's life, as UIKit names it.
///
/// ```swift
/// final class AppDelegate: NSObject, UIApplicationDelegate {
///   func applicationDidBecomeActive(_ application: UIApplication) { refresh() }
/// }
/// ```
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The app is about to be started.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app has been started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app can be used.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about not to be used any more.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app can no longer be seen.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to be seen again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app ends.
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
  /// Why an app was started. It is never said here.
  ///
  /// ```swift
  /// let url = launchOptions?[.url] as? URL
  /// ```
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String
    /// Makes a reason from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A link was opened.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A message came.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }
}

/// Makes the one who is told of the app's life, and keeps it for as long as the app runs.
///
/// ```swift
/// @main struct Recipes: App {
///   @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
/// }
/// ```
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  private let keeper: DelegateKeeper<DelegateType>

  /// Makes a delegate of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { keeper = DelegateKeeper() }

  /// The delegate.
  public var wrappedValue: DelegateType { keeper.delegate }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to what the delegate holds.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: keeper.delegate).projectedValue
  }
}

/// Holds a delegate, and passes on to it what the app is told.
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
  /// Begins an object with `init()`, of whatever class it is called on. Foundation here does not ask every class for that
  /// initialiser, though every one that can be a delegate has it, so the language has no words to call it with: the
  /// symbol below is called once more, as a method of the class.
  @_silgen_name("cairn_begin_object")
  fileprivate convenience init(_begun: Void) { self.init() }

  @_silgen_name("cairn_begin_object")
  private static func begunObject() -> NSObject

  fileprivate static func begun() -> Self { unsafeDowncast(begunObject(), to: Self.self) }
}
