import CairnCore
import CairnFoundation
import CairnValues
import Foundation

/// UIKit's accessibility settings and announcements.
///
/// ```swift
/// let duration = UIAccessibility.isReduceMotionEnabled ? 0 : 0.3
/// ```
@preconcurrency @MainActor
public enum UIAccessibility {
  /// A notification for assistive technologies.
  ///
  /// ```swift
  /// UIAccessibility.post(notification: .announcement, argument: "Saved")
  /// ```
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let announcement = Notification(rawValue: 1008)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let screenChanged = Notification(rawValue: 1000)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  private static var settings: AccessibilitySettings {
    FrontSession.current?.host.surroundings.accessibility ?? AccessibilitySettings()
  }

  /// Whether a screen reader is running.
  public static var isVoiceOverRunning: Bool { settings.hasVoiceOver }
  /// Whether the user uses switch control.
  public static var isSwitchControlRunning: Bool { settings.hasSwitchControl }
  /// Whether the user prefers reduced motion.
  public static var isReduceMotionEnabled: Bool { settings.reducesMotion }
  /// Whether the user prefers opaque backgrounds.
  public static var isReduceTransparencyEnabled: Bool { settings.reducesTransparency }
  /// Whether colors are inverted.
  public static var isInvertColorsEnabled: Bool { settings.invertsColors }
  /// Whether information must not be conveyed by color alone.
  public static var shouldDifferentiateWithoutColor: Bool { settings.differentiatesWithoutColor }
  /// Whether the user prefers bold text. Always false here.
  public static var isBoldTextEnabled: Bool { false }

  /// Speaks the argument to users of a screen reader, if it is a text. Changes on the screen need no notification: hosts report them.
  ///
  /// ```swift
  /// UIAccessibility.post(notification: .announcement, argument: "Saved")
  /// ```
  public static func post(notification: Notification, argument: Any?) {
    switch argument {
    case let text as String: FrontSession.announce(text)
    case let text as NSAttributedString: FrontSession.announce(text.string)
    default: break
    }
  }
}
