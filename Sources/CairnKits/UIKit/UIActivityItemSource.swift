import Foundation

/// An item of UIKit's sheet for sharing. None of its methods is called. Use `ShareLink` instead.
///
/// ```swift
/// func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { url }
/// ```
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns an item of the same type. Never called.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// Returns the item for a service. Never called.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject for a service. Never called.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

extension UIActivity.ActivityType {
  public static let addToReadingList = Self(rawValue: "com.apple.UIKit.activity.AddToReadingList")
  public static let assignToContact = Self(rawValue: "com.apple.UIKit.activity.AssignToContact")
  public static let markupAsPDF = Self(rawValue: "com.apple.UIKit.activity.MarkupAsPDF")
  public static let openInIBooks = Self(rawValue: "com.apple.UIKit.activity.OpenInIBooks")
  public static let postToFacebook = Self(rawValue: "com.apple.UIKit.activity.PostToFacebook")
  public static let postToFlickr = Self(rawValue: "com.apple.UIKit.activity.PostToFlickr")
  public static let postToTencentWeibo = Self(rawValue: "com.apple.UIKit.activity.TencentWeibo")
  public static let postToTwitter = Self(rawValue: "com.apple.UIKit.activity.PostToTwitter")
  public static let postToVimeo = Self(rawValue: "com.apple.UIKit.activity.PostToVimeo")
  public static let postToWeibo = Self(rawValue: "com.apple.UIKit.activity.PostToWeibo")
  public static let saveToCameraRoll = Self(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
}
