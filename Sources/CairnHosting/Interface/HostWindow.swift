import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// A window of an app, for its host.
@MainActor
public final class HostWindow {
  let controller: WindowController

  init(_ window: SceneWindow) { controller = WindowController(window) }

  var window: SceneWindow { controller.window }

  /// The whole content, or `nil` before the first update.
  public var root: HostElement? { window.screen.root.map { HostElement($0) } }

  /// The elements that a user can reach: an open alert or sheet, or else the pages.
  public var front: [HostElement] { (window.screen.root?.layers.first ?? []).map { HostElement($0) } }

  /// The title: that of the page in front, or else the scene's.
  public var title: String? { window.frontAndTitledStacks.titled?.title ?? window.sceneTitle }

  /// The focusable elements, in reading order. A row that only contains one control represents it.
  public var focusStops: [HostElement] { controller.focusStops.map { HostElement($0.element) } }

  /// The element with the focus.
  public var focused: HostElement? { controller.focused.map { HostElement($0) } }
  /// Whether the user can go back from the page on top.
  public var canGoBack: Bool { window.frontStack?.canGoBack ?? false }
  /// The title of the page that Back leads to.
  public var backTitle: String? { window.frontStack?.backLabel }
  /// The titles of the front stack's pages, the root first.
  public var history: [String] { window.frontStack?.titles ?? [] }

  /// The content as text, for hosts that print.
  public var plainText: String { window.screen.root.map { PlainText.of($0) } ?? "" }
  /// The semantic tree as text, a line for each meaningful element. It is the same on all hosts.
  public var tree: String { window.screen.root.map { TreeText.of($0) } ?? "" }

  // MARK: Input

  /// Updates the app to the window's new size in points.
  public func resize(to size: CGSize) { window.resize(to: size) }

  /// Performs an action on an element. Returns `false` if the element does not support it.
  @discardableResult
  public func send(_ action: HostAction, to element: HostElement) -> Bool {
    guard isReachable(element) else { return false }
    switch action {
    case .press: return controller.press(element.element)
    case .hold: return controller.hold(element.element)
    case .move(let places): return controller.moveRow(element.element, by: places)
    case .dismiss: return controller.leave(element.element)
    default: return window.session.send(action.event, to: element.element)
    }
  }

  /// Input may be late: the element may have been removed, covered or disabled.
  private func isReachable(_ element: HostElement) -> Bool {
    element.element.screen === window.screen && element.isInReach
  }

  /// Performs an intent in the window or on the focused element. Returns `false` if it has no meaning here.
  @discardableResult
  public func perform(_ intent: Intent) -> Bool { controller.perform(intent) }

  /// Begins a swipe that goes back from the page around an element, or else from the page in front. Returns `nil` if that is
  /// impossible. A swipe that is under way ends as canceled.
  public func beginSwipeBack(from element: HostElement? = nil) -> HostSwipe? {
    guard let element else { return window.frontStack.flatMap(HostSwipe.init) }
    return isReachable(element) ? StackReader(around: element.element).flatMap(HostSwipe.init) : nil
  }

  /// Handles a key: first the app's shortcuts, then the bindings that all hosts share.
  @discardableResult
  public func handle(_ key: Key) -> Bool { controller.handle(key) }

  /// Drags an element onto another. Returns `false` if the target does not accept it.
  @discardableResult
  public func drop(_ source: HostElement, onto target: HostElement) -> Bool {
    guard isReachable(source), isReachable(target) else { return false }
    return window.session.drop(source.element, onto: target.element) ?? false
  }

  /// Drops an item from outside on an element, at a point in it. Returns `false` if the target does not accept it.
  @discardableResult
  public func drop(_ item: HostItem, onto target: HostElement, at place: CGPoint = .zero) -> Bool {
    guard isReachable(target), let taker = window.session.target(for: item.payload, at: target.element) else {
      return false
    }
    return window.session.drop(item.payload, on: taker, at: place)
  }

  /// Returns the items of an element's context menu.
  public func contextMenu(of element: HostElement) -> [HostElement] {
    window.session.contextMenu(of: element.element).map { HostElement($0) }
  }

  /// Scrolls until an element is in view.
  public func reveal(_ element: HostElement) { controller.reveal(element.element) }
}
