import CairnCore
import CairnValues
import Foundation

/// UIKit's pages that a user swipes through, shown as a `TabView` of the present page and those beside it.
///
/// ```swift
/// let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
/// pages.dataSource = context.coordinator
/// pages.setViewControllers([first], direction: .forward, animated: false)
/// ```
open class UIPageViewController: UIViewController {
  /// How pages turn. Stored without effect.
  ///
  /// ```swift
  /// UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  /// ```
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }
  /// The axis of the pages. Stored without effect: they turn sideways.
  ///
  /// ```swift
  /// UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  /// ```
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }
  /// The direction in which pages turn.
  ///
  /// ```swift
  /// pages.setViewControllers([next], direction: .forward, animated: true)
  /// ```
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }
  /// The name of an option.
  ///
  /// ```swift
  /// UIPageViewController.OptionsKey.interPageSpacing
  /// ```
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// How pages turn.
  public let transitionStyle: TransitionStyle
  /// The axis of the pages.
  public let navigationOrientation: NavigationOrientation
  /// Returns the pages beside the present one.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { forgetNeighbors() }
  }
  /// Told when a user has turned a page.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The present page.
  public private(set) var viewControllers: [UIViewController]?
  private var neighbors: (before: UIViewController?, after: UIViewController?)?

  /// Creates pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  /// Shows a page.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let isSame = viewControllers == self.viewControllers
    self.viewControllers = viewControllers
    if !isSame { forgetNeighbors() }
    completion?(true)
  }

  private func forgetNeighbors() {
    neighbors = nil
    changes.note()
  }

  /// The present page and those beside it, which the data source is asked for once.
  fileprivate var pages: [UIViewController] {
    guard let page = viewControllers?.first else { return [] }
    let beside =
      neighbors ?? (
        dataSource?.pageViewController(self, viewControllerBefore: page),
        dataSource?.pageViewController(self, viewControllerAfter: page)
      )
    neighbors = beside
    let pages = [beside.before, page, beside.after].compactMap { $0 }
    // The one after the last may be the first.
    var seen: Set<ObjectIdentifier> = []
    let distinct = pages.filter { seen.insert(ObjectIdentifier($0)).inserted }
    replaceChildrenQuietly(by: distinct)
    return distinct
  }

  private func replaceChildrenQuietly(by pages: [UIViewController]) {
    // Notes a change only if there is one, because this is called while the pages are shown.
    if Set(children) != Set(pages) { replaceChildren(by: pages) }
  }

  fileprivate func turn(to page: UIViewController) {
    guard let old = viewControllers, page !== old.first else { return }
    delegate?.pageViewController(self, willTransitionTo: [page])
    viewControllers = [page]
    forgetNeighbors()
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: true)
  }

  override var shownView: AnyView { AnyView(PagesView(controller: self)) }
}

/// Returns the pages beside one.
///
/// ```swift
/// func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
///   page === first ? second : nil
/// }
/// ```
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of pages for dots below them.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the number of the present page.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Told when pages turn.
///
/// ```swift
/// func pageViewController(
///   _ pages: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
///   transitionCompleted completed: Bool
/// ) { index = number(of: pages.viewControllers?.first) }
/// ```
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
  /// A page is about to turn.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// A user has turned a page.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

private struct PagesView: View {
  let controller: UIPageViewController

  var body: some View {
    let _ = controller.changes.read()
    let pages = controller.pages
    VStack(spacing: 0) {
      TabView(
        selection: Binding {
          controller.viewControllers?.first.map { ObjectIdentifier($0) }
        } set: { id in
          if let page = pages.first(where: { ObjectIdentifier($0) == id }) { controller.turn(to: page) }
        }
      ) {
        ForEach(pages, id: \.self) { page in
          ControllerView(controller: page).tag(ObjectIdentifier(page) as ObjectIdentifier?)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      if let source = controller.dataSource, source.presentationCount(for: controller) > 1 {
        Dots(count: source.presentationCount(for: controller), index: source.presentationIndex(for: controller))
      }
    }
  }
}

private struct Dots: View {
  let count: Int
  let index: Int

  var body: some View {
    let dots = (0..<min(max(count, 0), 1000)).map { $0 == index ? "●" : "○" }
    Text(verbatim: dots.joined(separator: " "))
      .foregroundStyle(.secondary)
      .accessibilityLabel(Text(verbatim: "\(index + 1)/\(count)"))
  }
}
