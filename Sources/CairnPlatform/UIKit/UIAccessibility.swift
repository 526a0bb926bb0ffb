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

  /// Notifies assistive technologies. Accepted without effect until a host supports them.
  public static func post(notification: Notification, argument: Any?) {}
}

/// A notification for assistive technologies. Accepted without effect until a host supports them.
///
/// ```swift
/// AccessibilityNotification.Announcement("Saved").post()
/// ```
public enum AccessibilityNotification {
  /// An announcement to be spoken.
  ///
  /// ```swift
  /// AccessibilityNotification.Announcement("Saved").post()
  /// ```
  public struct Announcement: Sendable {
    let text: String
    public init(_ announcement: String) { text = announcement }
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }
    @_disfavoredOverload public init(_ announcement: LocalizedStringResource) {
      text = String(localized: announcement)
    }
    public func post() {}
  }

  /// A part of the screen changed.
  ///
  /// ```swift
  /// AccessibilityNotification.LayoutChanged().post()
  /// ```
  public struct LayoutChanged: Sendable {
    public init(_ element: (any Sendable)? = nil) {}
    public func post() {}
  }

  /// The whole screen changed.
  ///
  /// ```swift
  /// AccessibilityNotification.ScreenChanged().post()
  /// ```
  public struct ScreenChanged: Sendable {
    public init(_ element: (any Sendable)? = nil) {}
    public func post() {}
  }

  /// A page was scrolled.
  ///
  /// ```swift
  /// AccessibilityNotification.PageScrolled("Page 2 of 5").post()
  /// ```
  public struct PageScrolled: Sendable {
    let status: String
    public init(_ status: String) { self.status = status }
    public func post() {}
  }
}
