import CairnCore
import CairnValues
import Combine
import Foundation

/// The delegate AppKit notifies of an app's life cycle.
///
/// ```swift
/// final class AppDelegate: NSObject, NSApplicationDelegate {
///   func applicationDidFinishLaunching(_ notification: Notification) { refresh() }
/// }
/// ```
@preconcurrency @MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {
  /// Called before the app has launched.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// Called after the app has launched.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// Called when the app is about to become active.
  func applicationWillBecomeActive(_ notification: Notification)
  /// Called when the app has become active.
  func applicationDidBecomeActive(_ notification: Notification)
  /// Called when the app is about to become inactive.
  func applicationWillResignActive(_ notification: Notification)
  /// Called when the app has become inactive.
  func applicationDidResignActive(_ notification: Notification)
  /// Called when the app is about to end.
  func applicationWillTerminate(_ notification: Notification)
  /// Called when the app itself asks to end. Closing the last window does not ask.
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  /// Called with URLs that no view handles.
  func application(_ application: NSApplication, open urls: [URL])
  /// Whether the app ends with its last window. Never called: it does on every host.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// Whether the app reopens its windows when it is launched again. Never called.
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  /// Whether what the app stores for the next launch can be read safely. Never called.
  func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
}

extension NSApplicationDelegate {
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationWillBecomeActive(_ notification: Notification) {}
  public func applicationDidBecomeActive(_ notification: Notification) {}
  public func applicationWillResignActive(_ notification: Notification) {}
  public func applicationDidResignActive(_ notification: Notification) {}
  public func applicationWillTerminate(_ notification: Notification) {}
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
  public func application(_ application: NSApplication, open urls: [URL]) { application.ignoresURLs = true }
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
  public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
  public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
}

extension NSApplication {
  /// A delegate's answer to whether the app may end.
  public enum TerminateReply: UInt, Sendable {
    case terminateCancel, terminateNow, terminateLater
  }

  /// The app is about to launch.
  public nonisolated static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification")
  /// The app has launched.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")
  /// The app is about to become active.
  public nonisolated static let willBecomeActiveNotification = PhaseNotifications.named(
    "NSApplicationWillBecomeActiveNotification")
  /// The app has become active.
  public nonisolated static let didBecomeActiveNotification = PhaseNotifications.named(
    "NSApplicationDidBecomeActiveNotification")
  /// The app is about to become inactive.
  public nonisolated static let willResignActiveNotification = PhaseNotifications.named(
    "NSApplicationWillResignActiveNotification")
  /// The app has become inactive.
  public nonisolated static let didResignActiveNotification = PhaseNotifications.named(
    "NSApplicationDidResignActiveNotification")
  /// The app is about to end.
  public nonisolated static let willTerminateNotification = PhaseNotifications.named(
    "NSApplicationWillTerminateNotification")
}

/// Creates the app's delegate and retains it while the app runs.
///
/// ```swift
/// @main struct Recipes: App {
///   @NSApplicationDelegateAdaptor(AppDelegate.self) private var delegate
/// }
/// ```
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
  private let keeper: DelegateKeeper<DelegateType>

  /// Creates a delegate of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    keeper = DelegateKeeper()
    let (app, delegate) = (NSApplication.shared, keeper.delegate)
    app.delegate = delegate
    delegate.applicationWillFinishLaunching(Self.notification(NSApplication.willFinishLaunchingNotification))
    delegate.applicationDidFinishLaunching(Self.notification(NSApplication.didFinishLaunchingNotification))
    forward(NSApplication.willBecomeActiveNotification) { $0.applicationWillBecomeActive($1) }
    forward(NSApplication.didBecomeActiveNotification) { $0.applicationDidBecomeActive($1) }
    forward(NSApplication.willResignActiveNotification) { $0.applicationWillResignActive($1) }
    forward(NSApplication.didResignActiveNotification) { $0.applicationDidResignActive($1) }
    forward(NSApplication.willTerminateNotification) { $0.applicationWillTerminate($1) }
    UnhandledURLs.taker = { url in
      guard let delegate = app.delegate else { return false }
      app.ignoresURLs = false
      delegate.application(app, open: [url])
      return !app.ignoresURLs
    }
  }

  /// The delegate.
  public var wrappedValue: DelegateType { keeper.delegate }

  private func forward(_ name: Notification.Name, _ tell: @escaping @MainActor (DelegateType, Notification) -> Void) {
    keeper.listen(for: name) { tell($0, Self.notification(name)) }
  }

  private static func notification(_ name: Notification.Name) -> Notification {
    Notification(name: name, object: NSApplication.shared)
  }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: keeper.delegate).projectedValue
  }
}
