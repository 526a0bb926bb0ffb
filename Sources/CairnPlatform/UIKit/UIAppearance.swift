import CairnCore
import CairnUnsafe
import CairnValues
import Foundation

// Before SwiftUI had modifiers for it, apps set the appearance of UIKit's bars and lists once at launch. Such
// code compiles. The values are stored without effect, because the bars and lists here are not UIKit's.

/// UIKit's view, as far as appearance settings need it. It cannot show anything.
///
/// ```swift
/// UITableView.appearance().backgroundColor = .clear
/// ```
@preconcurrency @MainActor
open class UIView: UIResponder {
  public override init() { super.init() }

  /// Removes the focus from the field in this view that has it. Returns false if none has.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { false }

  /// Returns the appearance of all views of this class.
  public static func appearance() -> Self { checkedDowncast(kept(for: self), to: self) }

  /// Returns the appearance of all views of this class inside others.
  public static func appearance(whenContainedInInstancesOf containers: [AnyClass]) -> Self { appearance() }

  private static var known: [ObjectIdentifier: UIView] = [:]

  private static func kept(for type: UIView.Type) -> UIView {
    if let view = known[ObjectIdentifier(type)] { return view }
    let view = type.blank()
    known[ObjectIdentifier(type)] = view
    return view
  }

  class func blank() -> UIView { UIView() }

  /// The frame of the view.
  open var frame = CGRect.zero
  /// The bounds of the view.
  open var bounds = CGRect.zero
  /// The background colour of the view.
  open var backgroundColor: UIColor?
  /// The tint colour of the view.
  open var tintColor: UIColor!
  /// The opacity of the view.
  open var alpha: CGFloat = 1
  /// Whether the view is hidden.
  open var isHidden = false
  /// Whether the view responds to a user's input.
  open var isUserInteractionEnabled = true
  /// The view's own light or dark appearance, overriding its surroundings.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
}

/// UIKit's view controller. It cannot show anything.
///
/// ```swift
/// let root = UIApplication.shared.windows.first?.rootViewController
/// ```
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  public override init() { super.init() }

  /// The view controller presented above this one.
  public var presentedViewController: UIViewController? { nil }
}

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
public class UIScrollView: UIView {
  override class func blank() -> UIView { UIScrollView() }
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
public final class UITableView: UIScrollView {
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
public final class UITableViewCell: UIView {
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
public final class UICollectionView: UIScrollView {
  override class func blank() -> UIView { UICollectionView() }
}

/// UIKit's multiline text view.
///
/// ```swift
/// UITextView.appearance().backgroundColor = .clear
/// ```
public final class UITextView: UIScrollView {
  override class func blank() -> UIView { UITextView() }
  public var textContainerInset = UIEdgeInsets.zero
  public var textColor: UIColor?
  public var font: UIFont?
}
