import CairnCore
import CairnFoundation
import CairnValues
import Foundation

/// A notification for assistive technologies.
///
/// ```swift
/// AccessibilityNotification.Announcement("Saved").post()
/// ```
public enum AccessibilityNotification {
  /// A text that a screen reader speaks.
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

    /// Speaks the text: in a browser, in a window with GTK 4.14 or later, and as a line with `--cairn-plain`. Has no effect in a
    /// terminal otherwise.
    public func post() { FrontSession.announce(text) }
  }

  /// A part of the screen changed.
  ///
  /// ```swift
  /// AccessibilityNotification.LayoutChanged().post()
  /// ```
  public struct LayoutChanged: Sendable {
    public init(_ element: (any Sendable)? = nil) {}
    /// Has no effect. Hosts report what changed themselves.
    public func post() {}
  }

  /// The whole screen changed.
  ///
  /// ```swift
  /// AccessibilityNotification.ScreenChanged().post()
  /// ```
  public struct ScreenChanged: Sendable {
    public init(_ element: (any Sendable)? = nil) {}
    /// Has no effect. Hosts report what changed themselves.
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
    /// Speaks the position, as an announcement.
    public func post() { FrontSession.announce(status) }
  }
}
