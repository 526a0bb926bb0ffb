import CairnCore
import CairnValues
import Foundation

/// UIKit's tabs, shown as a `TabView`.
///
/// ```swift
/// let tabs = UITabBarController()
/// tabs.viewControllers = [notes, settings]
/// ```
open class UITabBarController: UIViewController {
  /// The view controllers of the tabs.
  open var viewControllers: [UIViewController]? {
    didSet { replaceChildren(by: viewControllers ?? []) }
  }
  /// The number of the selected tab.
  open var selectedIndex = 0 {
    didSet { changes.note() }
  }
  /// The controller of the selected tab.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { selectedIndex = newValue.flatMap { viewControllers?.firstIndex(of: $0) } ?? selectedIndex }
  }
  /// The object that allows a user to select a tab, and learns of it.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar with the tabs.
  public let tabBar = UITabBar()

  /// Replaces all tabs.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) { viewControllers = controllers }

  /// Selects a tab for the user, unless the delegate refuses.
  func select(_ index: Int) {
    guard let tab = viewControllers?[index], delegate?.tabBarController(self, shouldSelect: tab) != false else {
      // The host has to show the tab that is still selected.
      return changes.note()
    }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: tab)
  }

  override var shownView: AnyView { AnyView(TabBarControllerView(controller: self)) }
}

/// What a tab bar controller asks and tells when a user selects a tab.
///
/// ```swift
/// func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) { log(controller.title) }
/// ```
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether the user may select a tab.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// The user has selected a tab.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Selects every tab that the user chooses.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// The item of a tab.
///
/// ```swift
/// controller.tabBarItem = UITabBarItem(title: "Notes", image: UIImage(systemName: "note"), tag: 0)
/// ```
@preconcurrency @MainActor
open class UITabBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The picture while the tab is selected. Has no effect.
  open var selectedImage: UIImage?
  /// The text beside the title.
  open var badgeValue: String?
  /// The number by which apps find the item.
  open var tag = 0

  /// The look of the title. Has no effect.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an item.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an item.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

private struct TabBarControllerView: View {
  let controller: UITabBarController

  var body: some View {
    let _ = controller.changes.read()
    TabView(
      selection: Binding {
        controller.selectedIndex
      } set: {
        controller.select($0)
      }
    ) {
      ForEach(Array((controller.viewControllers ?? []).enumerated()), id: \.element) { index, tab in
        ControllerView(controller: tab)
          .tabItem {
            Label {
              Text(tab.tabBarItem.title ?? tab.title ?? "")
            } icon: {
              if let image = tab.tabBarItem.image { Image(uiImage: image) }
            }
          }
          .badge(tab.tabBarItem.badgeValue.map { Text($0) })
          .tag(index)
      }
    }
  }
}
