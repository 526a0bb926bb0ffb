import CairnCore
import CairnPlatform
import CairnValues
import Foundation

/// UIKit's view controller. A `UIViewControllerRepresentable`, or the window of an app that begins with a delegate, shows its view.
///
/// ```swift
/// final class NoteController: UIViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     view.addSubview(label)
///   }
/// }
/// ```
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// Creates a view controller. The name is ignored, because Interface Builder's files cannot be read here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a view controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  /// The framework of a controller that exists only on Apple's systems. A placeholder takes its place.
  open class var _missingFramework: String? { nil }

  let changes = ObjectChanges()
  private var loaded: UIView?
  private var isLoaded = false

  /// How the surroundings of the controller's view look, and how much space there is.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }
  /// Called when the surroundings look different.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Shortcuts

  private var addedCommands: [UIKeyCommand] = []
  /// The keyboard shortcuts of the controller, while it is shown.
  open override var keyCommands: [UIKeyCommand]? { addedCommands.isEmpty ? nil : addedCommands }

  /// Adds a keyboard shortcut.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    addedCommands.append(keyCommand)
    changes.note()
  }

  /// Removes a keyboard shortcut.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedCommands.removeAll { $0 === keyCommand }
    changes.note()
  }

  // MARK: View

  /// The view of the controller, which is loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded?.controllerOfView = nil
      loaded = newValue
      loaded?.controllerOfView = self
      changes.note()
    }
  }
  /// The view, if it is loaded.
  public var viewIfLoaded: UIView? { loaded }
  /// Whether the view is loaded.
  public var isViewLoaded: Bool { loaded != nil }

  /// Makes the view.
  open func loadView() { view = Self.filling(UIView()) }

  /// A view that is as large as what is around it, until it gets another frame.
  static func filling(_ view: UIView) -> UIView {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// Loads the view, if that has not happened.
  public func loadViewIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    if loaded == nil { loadView() }
    if loaded == nil { view = Self.filling(UIView()) }
    viewDidLoad()
  }

  /// Called when the view was loaded.
  open func viewDidLoad() {}
  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is about to be shown and has its size.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is hidden.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is hidden.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The system has little memory. Never called.
  open func didReceiveMemoryWarning() {}
  /// Called before the views are arranged. Never called.
  open func viewWillLayoutSubviews() {}
  /// Called when the views were arranged.
  open func viewDidLayoutSubviews() {}
  /// Whether the status bar is hidden. Never called.
  open var prefersStatusBarHidden: Bool { false }
  /// The orientations that the controller allows. Never called.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

  // MARK: Bars

  /// The title.
  open var title: String? {
    didSet { changes.note() }
  }
  /// What a bar shows while this controller is in front.
  public let navigationItem = UINavigationItem()
  /// The item of the tab.
  open var tabBarItem: UITabBarItem! = UITabBarItem()

  // MARK: Controllers around and inside

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

  /// Puts a view controller into this one.
  open func addChild(_ child: UIViewController) {
    guard !child.isAround(self) else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  /// Whether the controller is another, or that is inside it or presented from it.
  private func isAround(_ other: UIViewController) -> Bool {
    sequence(first: other) { $0.parent ?? $0.presentingViewController }.contains { $0 === self }
  }

  /// Removes the view controller from the one around it.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Takes the controllers of a container in place of those before.
  func replaceChildren(by controllers: [UIViewController]) {
    for gone in children where !controllers.contains(gone) { gone.removeFromParent() }
    for new in controllers where new.parent !== self { addChild(new) }
    changes.note()
  }

  /// Called before the view controller is put into another or removed from it.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the view controller was removed from another. Call it yourself after adding one.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presenting

  /// How the controller covers the one below it.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller comes. Stored without effect.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a user cannot dismiss the controller.
  open var isModalInPresentation = false {
    didSet { changes.note() }
  }
  /// The size the controller asks for.
  open var preferredContentSize = CGSize.zero
  /// The view controller presented above this one.
  public internal(set) var presentedViewController: UIViewController? {
    didSet {
      if presentedViewController != nil { presentations &+= 1 }
      changes.note()
    }
  }
  /// The number of presentations so far.
  private(set) var presentations = 0
  /// The view controller that presented this one.
  public internal(set) weak var presentingViewController: UIViewController?
  /// The heights of the sheet that shows this controller.
  open private(set) lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController()

  /// Presents a view controller: an alert as an alert, others as a sheet or over everything.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    let presenter = shownPresenter
    guard presenter.presentedViewController == nil, controller.presentingViewController == nil,
      !controller.isAround(presenter)
    else {
      return AppDiagnostics.report(
        .warning, "controller.already-presenting",
        "\(type(of: presenter)) presents a view controller already. Dismiss that one first.")
    }
    controller.presentingViewController = presenter
    presenter.presentedViewController = controller
    completion?()
  }

  /// The controller around this one whose view is shown.
  private var shownPresenter: UIViewController {
    var presenter = self
    while !presenter.isShown, let parent = presenter.parent { presenter = parent }
    return presenter
  }
  /// Whether views of SwiftUI show the controller.
  var isShown = false

  /// Dismisses the presented view controller, or this one if it presents none.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController != nil else {
      if let presenter = presentingViewController ?? parent, presenter !== self {
        return presenter.dismiss(animated: animated, completion: completion)
      }
      completion?()
      return
    }
    endPresentation()
    completion?()
  }

  /// The presented controller is gone.
  func endPresentation() {
    presentedViewController?.presentingViewController = nil
    presentedViewController = nil
  }

  // MARK: Showing

  /// The window that shows the controller.
  var shownInWindow: UIWindow? { UIWindow.all.first { $0.isShowing(self) } }

  /// What the controller shows, as a view of SwiftUI.
  var shownView: AnyView {
    if let framework = type(of: self)._missingFramework {
      return AnyView(MissingView(String(describing: type(of: self)), from: framework))
    }
    // Views of controllers belong into this one's view. Without that, they fill it.
    let loose = children.filter { $0.viewIfLoaded?.superview == nil }
    if loose.isEmpty { return AnyView(ShownView(view: view)) }
    return AnyView(
      ZStack {
        if let view, !view.subviews.isEmpty || view.backgroundColor != nil { ShownView(view: view) }
        ForEach(loose, id: \.self) { ControllerView(controller: $0) }
      })
  }

  /// Whether the controller exists only on Apple's systems.
  var isMissing: Bool { type(of: self)._missingFramework != nil }
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

/// How a view controller comes.
///
/// ```swift
/// controller.modalTransitionStyle = .crossDissolve
/// ```
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
