import CairnCore
import CairnFoundation
import CairnValues
import Foundation

// UIKit's notifications about an app's life cycle. Those for events that do not reach the app here, such as a
// change of the clock, are never posted.
extension UIApplication {
  /// The app has launched.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The app has become active.
  public nonisolated static let didBecomeActiveNotification = PhaseNotifications.named(
    "UIApplicationDidBecomeActiveNotification")
  /// The app is about to become inactive.
  public nonisolated static let willResignActiveNotification = PhaseNotifications.named(
    "UIApplicationWillResignActiveNotification")
  /// The app is no longer visible.
  public nonisolated static let didEnterBackgroundNotification = PhaseNotifications.named(
    "UIApplicationDidEnterBackgroundNotification")
  /// The app is about to become visible again.
  public nonisolated static let willEnterForegroundNotification = PhaseNotifications.named(
    "UIApplicationWillEnterForegroundNotification")
  /// The app is about to end.
  public nonisolated static let willTerminateNotification = PhaseNotifications.named(
    "UIApplicationWillTerminateNotification")
  /// Memory is low. Never posted.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The clock was set or a new day began. Never posted.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// A user took a screenshot. Never posted.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

extension UIDevice {
  /// The device was rotated. Never posted: windows report their new size in other ways.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The battery level changed. Never posted.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
}

/// UIKit's base class for objects that can have the focus. It declares the notifications about a phone's keyboard.
///
/// ```swift
/// NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
/// ```
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationOwner {
  nonisolated package let associations = AssociationTable()

  /// Creates a responder equal only to itself.
  public override init() { super.init() }

  /// The identity used for equality: two objects for the same window are equal.
  nonisolated var identity: AnyHashable { ObjectIdentifier(self) }

  open nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? UIResponder)?.identity == identity }
  open nonisolated override var hash: Int { identity.hashValue }

  /// Whether the responder has the focus. Always false.
  open var isFirstResponder: Bool { false }
  /// Moves the focus to this responder. Returns false, because only views of SwiftUI can have it.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  /// Gives the focus up. Returns false, because only views of SwiftUI can have it.
  @discardableResult
  open func resignFirstResponder() -> Bool { false }

  /// Called when fingers touch the screen. Never called: use gesture recognizers.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when fingers move. Never called.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when fingers leave the screen. Never called.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when something interrupts a touch. Never called.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// The keyboard shortcuts of a controller, while it is shown.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Changes the main menu. Called on the delegate with which an app begins.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// A phone's keyboard is about to appear. Never posted, because there is none.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// A phone's keyboard has appeared. Never posted, because there is none.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// A phone's keyboard is about to disappear. Never posted, because there is none.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// A phone's keyboard has disappeared. Never posted, because there is none.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// A phone's keyboard is about to move. Never posted, because there is none.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The keyboard's frame before the change.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The keyboard's frame after the change.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the keyboard's animation.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The timing curve of the keyboard's animation.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard belongs to this app.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
