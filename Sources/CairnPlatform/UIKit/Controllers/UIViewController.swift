import CairnCore
import CairnValues
import Foundation

/// UIKit's view controller. In a window of an app that begins with a delegate, those are shown that contain views of SwiftUI;
/// a placeholder names others.
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
  open var title: String? {
    didSet { changes.note() }
  }
  /// What a bar shows while this controller is in front.
  public let navigationItem = UINavigationItem()
  /// The item of the tab.
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  let changes = ControllerChanges()
  private var isLoaded = false
  /// How the controller covers the one below it.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The size the controller asks for.
  open var preferredContentSize = CGSize.zero
  /// The view controllers in this one.
  public private(set) var children: [UIViewController] = [] {
    didSet { changes.note() }
  }
  /// The view controller around this one.
  public private(set) weak var parent: UIViewController?
  /// The navigation controller around this one.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  /// The controller of tabs around this one.
  open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }

  /// The view controller presented above this one.
  public var presentedViewController: UIViewController? { nil }
  /// The view controller that presented this one.
  public var presentingViewController: UIViewController? { nil }

  /// Called when the view was loaded.
  open func viewDidLoad() {}
  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is hidden.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is hidden.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called when the views were arranged. Never called.
  open func viewDidLayoutSubviews() {}

  /// Loads the view, if that has not happened.
  public func loadViewIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    viewDidLoad()
  }

  /// What the controller shows, as a view of SwiftUI.
  var shownView: AnyView {
    if children.isEmpty { return AnyView(MissingView(String(describing: Self.self), from: "UIKit")) }
    return AnyView(ZStack { ForEach(children, id: \.self) { ControllerView(controller: $0) } })
  }

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

  /// Takes the controllers of a container in place of those before.
  func replaceChildren(by controllers: [UIViewController]) {
    for gone in children where !controllers.contains(gone) { gone.removeFromParent() }
    for new in controllers where new.parent !== self { addChild(new) }
    changes.note()
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

/// A view of SwiftUI in an app of UIKit.
///
/// ```swift
/// let controller = UIHostingController(rootView: Text("Hello"))
/// ```
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  public var rootView: Content {
    didSet { changes.note() }
  }

  /// Creates a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  /// Creates a controller of a view. Always returns `nil`, because there are no storyboards here.
  public init?(coder: NSCoder, rootView: Content) { return nil }

  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  override var shownView: AnyView { AnyView(rootView) }

  /// Returns the size that fits a proposal, which is the proposal.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}
