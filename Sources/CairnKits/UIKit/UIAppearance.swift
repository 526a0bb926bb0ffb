import CairnCore
import CairnValues
import Foundation

// Before SwiftUI had modifiers for it, apps set the appearance of UIKit's bars and lists once at launch. Such
// code compiles. The values are stored without effect, because the bars and lists here are not UIKit's.

/// UIKit's navigation bar.
///
/// ```swift
/// UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.systemTeal]
/// ```
public final class UINavigationBar: UIView {
  override class func blank() -> UIView { UINavigationBar() }
  public override class var _missingFramework: String? { "UIKit" }
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var prefersLargeTitles = true
  public var shadowImage: UIImage?
  public var backIndicatorImage: UIImage?
  public var backIndicatorTransitionMaskImage: UIImage?
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var standardAppearance = UINavigationBarAppearance()
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  public var compactAppearance: UINavigationBarAppearance?
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// The height variant of a bar.
///
/// ```swift
/// bar.setBackgroundImage(UIImage(), for: .default)
/// ```
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
}

/// UIKit's tab bar.
///
/// ```swift
/// UITabBar.appearance().backgroundColor = .systemBackground
/// ```
public final class UITabBar: UIView {
  override class func blank() -> UIView { UITabBar() }
  public override class var _missingFramework: String? { "UIKit" }
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var unselectedItemTintColor: UIColor?
  public var shadowImage: UIImage?
  public var backgroundImage: UIImage?
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
}

/// UIKit's toolbar.
///
/// ```swift
/// UIToolbar.appearance().barTintColor = .systemBackground
/// ```
public final class UIToolbar: UIView {
  override class func blank() -> UIView { UIToolbar() }
  public override class var _missingFramework: String? { "UIKit" }
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var standardAppearance = UIToolbarAppearance()
  public var scrollEdgeAppearance: UIToolbarAppearance?
}

/// UIKit's list.
///
/// ```swift
/// UITableView.appearance().separatorColor = .clear
/// ```
open class UITableView: UIScrollView {
  override class func blank() -> UIView { UITableView() }
  open override class var _missingFramework: String? { "UIKit" }
  public var separatorColor: UIColor?
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  public var separatorInset = UIEdgeInsets.zero
  public var allowsSelection = true
  public var tableFooterView: UIView?
  public var tableHeaderView: UIView?
  public var sectionHeaderTopPadding: CGFloat = 0
}

/// UIKit's list row.
///
/// ```swift
/// UITableViewCell.appearance().selectionStyle = .none
/// ```
open class UITableViewCell: UIView {
  override class func blank() -> UIView { UITableViewCell() }
  open override class var _missingFramework: String? { "UIKit" }
  public var selectionStyle = SelectionStyle.default
  public var selectedBackgroundView: UIView?

  /// The look of a selected row.
  ///
  /// ```swift
  /// UITableViewCell.appearance().selectionStyle = .none
  /// ```
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// The separators between rows.
  ///
  /// ```swift
  /// UITableView.appearance().separatorStyle = .none
  /// ```
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }
}

/// UIKit's list or grid.
///
/// ```swift
/// UICollectionView.appearance().backgroundColor = .clear
/// ```
open class UICollectionView: UIScrollView {
  override class func blank() -> UIView { UICollectionView() }
  open override class var _missingFramework: String? { "UIKit" }
}

/// UIKit's indicator for pulling down to refresh.
///
/// ```swift
/// UIRefreshControl.appearance().tintColor = .systemTeal
/// ```
open class UIRefreshControl: UIControl {
  override class func blank() -> UIView { UIRefreshControl() }
  open override class var _missingFramework: String? { "UIKit" }
  public var attributedTitle: NSAttributedString?
}
