import CairnCore
import CairnValues
import Foundation

// Before SwiftUI had modifiers for it, apps set the appearance of UIKit's bars and lists once at launch. Such
// code compiles. The values are stored without effect, because the bars and lists here are not UIKit's.

/// UIKit's alert, as a container for appearance settings.
///
/// ```swift
/// UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .systemPink
/// ```
public final class UIAlertController: UIViewController {}

/// UIKit's navigation bar.
///
/// ```swift
/// UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.systemTeal]
/// ```
public final class UINavigationBar: UIView {
  override class func blank() -> UIView { UINavigationBar() }
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
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var standardAppearance = UIToolbarAppearance()
  public var scrollEdgeAppearance: UIToolbarAppearance?
}

/// UIKit's scroll view.
///
/// ```swift
/// UIScrollView.appearance().bounces = false
/// ```
open class UIScrollView: UIView {
  override class func blank() -> UIView { UIScrollView() }
  public var contentSize = CGSize.zero
  public var contentOffset = CGPoint.zero
  public var bounces = true
  public var isPagingEnabled = false
  public var isScrollEnabled = true
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
  public var contentInset = UIEdgeInsets.zero
  public var keyboardDismissMode = KeyboardDismissMode.none

  /// When scrolling dismisses a phone's keyboard.
  ///
  /// ```swift
  /// UIScrollView.appearance().keyboardDismissMode = .onDrag
  /// ```
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }
}

/// UIKit's list.
///
/// ```swift
/// UITableView.appearance().separatorColor = .clear
/// ```
open class UITableView: UIScrollView {
  override class func blank() -> UIView { UITableView() }
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
}

/// UIKit's multiline text view.
///
/// ```swift
/// UITextView.appearance().backgroundColor = .clear
/// ```
open class UITextView: UIScrollView {
  override class func blank() -> UIView { UITextView() }
  public var textContainerInset = UIEdgeInsets.zero
  public var textColor: UIColor?
  public var font: UIFont?
  /// The text.
  open var text: String!
  /// The styled text.
  open var attributedText: NSAttributedString!
  public var textAlignment = NSTextAlignment.natural
  public var isEditable = true
  public var isSelectable = true
  public var selectedRange = NSRange(location: 0, length: 0)
  /// The object to notify of changes. It is never notified.
  public weak var delegate: (any UITextViewDelegate)?
}
