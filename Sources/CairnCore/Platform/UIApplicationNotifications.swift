import CairnValues
import Foundation

// What UIKit tells of an app's life. What an app has no part in here, such as a change of the clock, is never told.
extension UIApplication {
  /// The app has been started.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The app can be used.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The app is about not to be used any more.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The app can no longer be seen.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The app is about to be seen again.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The app ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Memory is short. Never told.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The clock was set or a day began. Never told.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// A person took a picture of the screen. Never told.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")

  /// Tells whoever listens that the app has come from one phase of its life into another.
  static func announce(_ phase: ScenePhase, after before: ScenePhase) {
    guard phase != before else { return }
    if before == .active { post(willResignActiveNotification) }
    if before == .background { post(willEnterForegroundNotification) }
    if phase == .background { post(didEnterBackgroundNotification) }
    if phase == .active { post(didBecomeActiveNotification) }
  }

  private static func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: shared) }
}

extension UIDevice {
  /// The machine was turned. Never told: windows tell of their new size in other ways.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// How full the battery is has changed. Never told.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
}

/// What can have the focus, as UIKit names it. It is the home of the notifications about a phone's keyboard.
///
/// ```swift
/// NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
/// ```
@preconcurrency @MainActor
open class UIResponder: Hashable {
  /// Begins one that stands for itself alone.
  public init() {}

  /// What it is the same as: two names for one window are one.
  nonisolated var identity: AnyHashable { ObjectIdentifier(self) }

  public nonisolated static func == (a: UIResponder, b: UIResponder) -> Bool { a.identity == b.identity }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  /// A phone's keyboard is about to come. Never told, as there is none.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// A phone's keyboard has come. Never told, as there is none.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// A phone's keyboard is about to go. Never told, as there is none.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// A phone's keyboard has gone. Never told, as there is none.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// A phone's keyboard is about to change its place. Never told, as there is none.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Where the keyboard was.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where the keyboard is going to be.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long the keyboard takes to come or go.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// How the keyboard's movement begins and ends.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard belongs to this app.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
