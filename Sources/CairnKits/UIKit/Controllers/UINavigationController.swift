import CairnCore
import CairnValues
import Foundation

/// UIKit's stack of pages, shown as a `NavigationStack`.
///
/// ```swift
/// UINavigationController(rootViewController: UIHostingController(rootView: Notes()))
/// ```
open class UINavigationController: UIViewController {
  /// The view controllers, the visible one last.
  open var viewControllers: [UIViewController] = [] {
    didSet { replaceChildren(by: viewControllers) }
  }
  /// The visible view controller.
  public var topViewController: UIViewController? { viewControllers.last }
  /// The visible view controller.
  public var visibleViewController: UIViewController? { viewControllers.last }
  /// The bar at the top.
  public let navigationBar = UINavigationBar()
  /// Whether the bar at the top is hidden.
  open var isNavigationBarHidden = false {
    didSet { changes.note() }
  }

  /// Creates an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a stack with a first page.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    show([rootViewController])
  }

  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  // Observers of a property are not called in initializers.
  private func show(_ controllers: [UIViewController]) { viewControllers = controllers }

  /// Replaces all pages.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) { viewControllers = controllers }

  /// Shows or hides the bar at the top.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Adds a page.
  open func pushViewController(_ controller: UIViewController, animated: Bool) { viewControllers.append(controller) }

  /// Removes the visible page, but not the first one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Removes all pages but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let gone = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return gone
  }

  override var shownView: AnyView { AnyView(NavigationControllerView(controller: self)) }
}

/// What a bar shows while a controller is in front.
///
/// ```swift
/// controller.navigationItem.title = "Notes"
/// ```
@preconcurrency @MainActor
public final class UINavigationItem: NSObject {
  /// How large the title is.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  /// The title.
  public var title: String?
  /// How large the title is. Has no effect.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
}

private struct NavigationControllerView: View {
  let controller: UINavigationController

  var body: some View {
    let _ = controller.changes.read()
    NavigationStack(path: path) {
      if let first = controller.viewControllers.first {
        page(first).navigationDestination(for: UIViewController.self) { page($0) }
      }
    }
  }

  private var path: Binding<[UIViewController]> {
    Binding {
      Array(controller.viewControllers.dropFirst())
    } set: {
      controller.viewControllers = controller.viewControllers.prefix(1) + $0
    }
  }

  private func page(_ page: UIViewController) -> some View {
    PageOfController(controller: page)
      .toolbar(controller.isNavigationBarHidden ? .hidden : .automatic, for: .navigationBar)
  }
}

private struct PageOfController: View {
  let controller: UIViewController

  var body: some View {
    let _ = controller.changes.read()
    if let title = controller.navigationItem.title ?? controller.title {
      ControllerView(controller: controller).navigationTitle(title)
    } else {
      ControllerView(controller: controller)
    }
  }
}
