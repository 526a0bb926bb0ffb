import CairnFoundation
import CairnValues
import Foundation

/// What a person has asked of every program, and what is said to them, as UIKit names it.
///
/// ```swift
/// let duration = UIAccessibility.isReduceMotionEnabled ? 0 : 0.3
/// ```
@preconcurrency @MainActor
public enum UIAccessibility {
  /// What is told to those who cannot see.
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

  /// Whether the person has the screen read to them.
  public static var isVoiceOverRunning: Bool { settings.hasVoiceOver }
  /// Whether the person uses the machine by switches.
  public static var isSwitchControlRunning: Bool { settings.hasSwitchControl }
  /// Whether the person wants little to move.
  public static var isReduceMotionEnabled: Bool { settings.reducesMotion }
  /// Whether the person wants nothing to shine through.
  public static var isReduceTransparencyEnabled: Bool { settings.reducesTransparency }
  /// Whether colours are inverted.
  public static var isInvertColorsEnabled: Bool { settings.invertsColors }
  /// Whether colour alone must not tell things apart.
  public static var shouldDifferentiateWithoutColor: Bool { settings.differentiatesWithoutColor }
  /// Whether the person wants heavy characters.
  public static var isBoldTextEnabled: Bool { false }

  /// Tells those who cannot see of something. It waits for a host with assistive technology.
  public static func post(notification: Notification, argument: Any?) {}
}

/// Something told to those who cannot see. It waits for a host with assistive technology.
///
/// ```swift
/// AccessibilityNotification.Announcement("Saved").post()
/// ```
public enum AccessibilityNotification {
  /// A sentence to be said.
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
