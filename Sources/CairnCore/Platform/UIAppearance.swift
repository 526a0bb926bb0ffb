import CairnValues
import Foundation

// Before SwiftUI could say it, apps asked UIKit's bars and lists for their looks, once at the start. Those words compile;
// what they ask for is kept, and changes nothing: the bars and lists here are none of UIKit's.

/// A view of UIKit's, as far as the looks of bars and lists need it. There is nothing it could show.
///
/// ```swift
/// UITableView.appearance().backgroundColor = .clear
/// ```
@preconcurrency @MainActor
open class UIView: UIResponder {
  public override init() { super.init() }

  /// Takes the focus from the field in this view that has it; false if none has.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { false }

  /// How all views of this class look.
  public static func appearance() -> Self { unsafeDowncast(kept(for: self), to: self) }

  /// How all views of this class inside others look.
  public static func appearance(whenContainedInInstancesOf containers: [AnyClass]) -> Self { appearance() }

  private static var known: [ObjectIdentifier: UIView] = [:]

  private static func kept(for type: UIView.Type) -> UIView {
    if let view = known[ObjectIdentifier(type)] { return view }
    let view = type.blank()
    known[ObjectIdentifier(type)] = view
    return view
  }

  class func blank() -> UIView { UIView() }

  /// Where the view is.
  open var frame = CGRect.zero
  /// How large the view is.
  open var bounds = CGRect.zero
  /// What is behind the view.
  open var backgroundColor: UIColor?
  /// What the parts of the view that can be used are drawn in.
  open var tintColor: UIColor!
  /// How much of the view can be seen through.
  open var alpha: CGFloat = 1
  /// Whether the view is not shown.
  open var isHidden = false
  /// Whether a person can use the view.
  open var isUserInteractionEnabled = true
  /// Whether the view looks light or dark whatever is around it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
}

/// What shows something in UIKit's terms. There is nothing it could show.
///
/// ```swift
/// let root = UIApplication.shared.windows.first?.rootViewController
/// ```
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  public override init() { super.init() }

  /// What is shown above.
  public var presentedViewController: UIViewController? { nil }
}

/// A question in UIKit's terms, as far as the looks of what is in one can be asked for.
///
/// ```swift
/// UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .systemPink
/// ```
public final class UIAlertController: UIViewController {}

/// The bar at the top of a stack.
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

/// Which of its heights a bar has.
///
/// ```swift
/// bar.setBackgroundImage(UIImage(), for: .default)
/// ```
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
}

/// The bar of tabs.
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

/// The bar of tools.
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

/// What scrolls.
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

  /// When scrolling puts a phone's keyboard away.
  ///
  /// ```swift
  /// UIScrollView.appearance().keyboardDismissMode = .onDrag
  /// ```
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }
}

/// A list.
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

/// A row of a list.
///
/// ```swift
/// UITableViewCell.appearance().selectionStyle = .none
/// ```
public final class UITableViewCell: UIView {
  override class func blank() -> UIView { UITableViewCell() }
  public var selectionStyle = SelectionStyle.default
  public var selectedBackgroundView: UIView?

  /// What a chosen row looks like.
  ///
  /// ```swift
  /// UITableViewCell.appearance().selectionStyle = .none
  /// ```
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// What is between rows.
  ///
  /// ```swift
  /// UITableView.appearance().separatorStyle = .none
  /// ```
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }
}

/// A list or a grid.
///
/// ```swift
/// UICollectionView.appearance().backgroundColor = .clear
/// ```
public final class UICollectionView: UIScrollView {
  override class func blank() -> UIView { UICollectionView() }
}

/// A text of several lines.
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
