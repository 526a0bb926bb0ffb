import CairnCore
import CairnValues
import Foundation

/// UIKit's view controller, as far as wrapped views name it. It is never shown, so none of its methods is called.
///
/// ```swift
/// let root = UIApplication.shared.windows.first?.rootViewController
/// ```
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// Creates a view controller.
  public override init() { super.init() }

  /// Creates a view controller. The name is ignored, because Interface Builder's files cannot be read here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  /// The view of the controller.
  open lazy var view: UIView! = UIView()
  /// The title.
  open var title: String?
  /// How the controller covers the one below it.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The size the controller asks for.
  open var preferredContentSize = CGSize.zero
  /// The view controllers in this one.
  public private(set) var children: [UIViewController] = []
  /// The view controller around this one.
  public private(set) weak var parent: UIViewController?
  /// The navigation controller around this one. Always `nil`.
  open var navigationController: UINavigationController? { nil }

  /// The view controller presented above this one.
  public var presentedViewController: UIViewController? { nil }
  /// The view controller that presented this one.
  public var presentingViewController: UIViewController? { nil }

  /// Called when the view was loaded. Never called.
  open func viewDidLoad() {}
  /// Called before the view is shown. Never called.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is shown. Never called.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is hidden. Never called.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is hidden. Never called.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called when the views were arranged. Never called.
  open func viewDidLayoutSubviews() {}

  /// Presents a view controller, which does nothing but report that.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    MissingFramework.reportCall(
      "present(_:animated:completion:)", from: "UIKit",
      outcome: "Nothing was presented. Use sheet, fullScreenCover, alert or confirmationDialog.")
  }

  /// Dismisses the presented view controller. Has no effect.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }

  /// Puts a view controller into this one.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.parent = self
    children.append(child)
  }

  /// Removes the view controller from the one around it.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Called when the view controller was put into another. Never called.
  open func didMove(toParent parent: UIViewController?) {}
}

/// How a view controller covers the one below it.
///
/// ```swift
/// controller.modalPresentationStyle = .fullScreen
/// ```
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// UIKit's stack of pages. It is never shown.
///
/// ```swift
/// UINavigationController(rootViewController: UIViewController())
/// ```
open class UINavigationController: UIViewController {
  /// The view controllers, the visible one last.
  open var viewControllers: [UIViewController] = []
  /// The visible view controller.
  public var topViewController: UIViewController? { viewControllers.last }
  /// The bar at the top.
  public let navigationBar = UINavigationBar()

  /// Creates an empty stack.
  public override init() { super.init() }

  /// Creates a stack with a first page.
  public init(rootViewController: UIViewController) {
    super.init()
    viewControllers = [rootViewController]
  }

  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  /// Adds a page.
  open func pushViewController(_ controller: UIViewController, animated: Bool) { viewControllers.append(controller) }

  /// Removes the visible page, but not the first one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
}

/// A view of SwiftUI in an app of UIKit. It can be made and passed on, and is never shown.
///
/// ```swift
/// let controller = UIHostingController(rootView: Text("Hello"))
/// ```
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  public var rootView: Content

  /// Creates a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  /// Creates a controller of a view. Always returns `nil`, because there are no storyboards here.
  public init?(coder: NSCoder, rootView: Content) { return nil }

  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  /// Returns the size that fits a proposal, which is the proposal.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}
