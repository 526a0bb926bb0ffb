import CairnCore
import CairnValues
import Foundation

/// AppKit's object for a screen, which here is the app's front window.
///
/// ```swift
/// let width = NSScreen.main?.visibleFrame.width ?? 800
/// ```
@preconcurrency @MainActor
public final class NSScreen {
  private static let front = NSScreen()

  /// The screen the app is on.
  public static var main: NSScreen? { front }
  /// The screens, of which the app knows one.
  public static var screens: [NSScreen] { [front] }

  /// The size of the front window, in points.
  public var frame: CGRect { UIScreen.main.bounds }
  /// The size of the front window, in points.
  public var visibleFrame: CGRect { frame }
  /// The number of pixels per point.
  public var backingScaleFactor: CGFloat { UIScreen.main.scale }
  /// The name of the screen, which the app does not know.
  public var localizedName: String { "" }
}

/// AppKit's sound. None can be played.
///
/// ```swift
/// NSSound.beep()
/// ```
public final class NSSound {
  /// Plays the sound of an error. Has no effect.
  public static func beep() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays the sound of an error. Has no effect.
public func NSBeep() {}

/// AppKit's pointer.
///
/// ```swift
/// row.onHover { $0 ? NSCursor.pointingHand.push() : NSCursor.pop() }
/// ```
public struct NSCursor: Sendable {
  /// An arrow.
  public static let arrow = NSCursor()
  /// A line between letters.
  public static let iBeam = NSCursor()
  /// Two crossed lines.
  public static let crosshair = NSCursor()
  /// A hand that points.
  public static let pointingHand = NSCursor()
  /// An open hand.
  public static let openHand = NSCursor()
  /// A closed hand.
  public static let closedHand = NSCursor()
  /// Two arrows to the sides.
  public static let resizeLeftRight = NSCursor()
  /// Two arrows up and down.
  public static let resizeUpDown = NSCursor()
  /// A sign that something is not allowed.
  public static let operationNotAllowed = NSCursor()

  /// Shows the pointer. Has no effect: use `pointerStyle(_:)`.
  public func set() {}
  /// Shows the pointer until `pop()`. Has no effect: use `pointerStyle(_:)`.
  public func push() {}
  /// Shows the pointer before. Has no effect.
  public func pop() {}
  /// Shows the pointer before. Has no effect.
  public static func pop() {}
  /// Hides the pointer. Has no effect.
  public static func hide() {}
  /// Shows the pointer again. Has no effect.
  public static func unhide() {}
}

/// AppKit's feedback by a trackpad.
///
/// ```swift
/// NSHapticFeedbackManager.defaultPerformer.perform(.alignment, performanceTime: .now)
/// ```
public struct NSHapticFeedbackManager: Sendable {
  /// The kind of feedback.
  public enum FeedbackPattern: Int, Sendable {
    case generic, alignment, levelChange
  }
  /// When feedback is given.
  public enum PerformanceTime: UInt, Sendable {
    case `default`, now, drawCompleted
  }

  /// What gives feedback.
  public static let defaultPerformer = NSHapticFeedbackManager()

  /// Gives feedback. Has no effect.
  public func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
}
