import Foundation

// View controllers that apps make in `makeUIViewController`. They store their properties and are never shown.

/// UIKit's sheet for sharing. Use `ShareLink` instead.
///
/// ```swift
/// UIActivityViewController(activityItems: [url], applicationActivities: nil)
/// ```
open class UIActivityViewController: UIViewController {
  open override class var _missingFramework: String? { "UIKit" }

  /// Creates a sheet for sharing items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }
  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  /// The services that are left out.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called when the sheet is dismissed. Never called.
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
}

/// A service of UIKit's sheet for sharing.
///
/// ```swift
/// controller.excludedActivityTypes = [.print]
/// ```
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The type of a service.
  ///
  /// ```swift
  /// UIActivity.ActivityType.copyToPasteboard
  /// ```
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
  }

  /// Creates a service.
  public override init() { super.init() }
}

/// Follows the pages of a stack of UIKit. None of its methods is called.
///
/// ```swift
/// class Coordinator: NSObject, UINavigationControllerDelegate {}
/// ```
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {}
