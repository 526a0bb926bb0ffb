import CairnScreen
import CairnValues

/// A node notified when the focus enters or leaves its part of the window.
@MainActor
protocol FocusFollower: Node {
  func contains(_ element: Element) -> Bool
  func focusChanged(_ isFocused: Bool)
}

/// A page that receives the focus when it replaces another.
@MainActor
protocol FocusPlace: Node {
  /// The element that had the focus when the page was last visible.
  var focusToReturnTo: Element? { get }
  /// The first focusable element in the content of the page, beside its bars.
  var firstFocus: Element? { get }
}

/// The focus of one window, which at most one element has.
@MainActor
package final class WindowFocus {
  private let screen: Screen
  private unowned let graph: Graph
  let defaults = DefaultFocusViews()
  private var followers: [ObjectIdentifier: any FocusFollower] = [:]
  /// Nodes that may handle keys while the focus is inside them.
  private(set) var keyHandlers: [any KeyHandler] = []
  /// The followers last notified that they contain the focus.
  private var told: [any FocusFollower] = []
  /// Callbacks called after each move of the focus.
  private var watchers: [ObjectIdentifier: () -> Void] = [:]
  /// The element that had the focus on the page left in this turn.
  private var left: Element?
  private var willFollow = false

  init(of screen: Screen, in graph: Graph) {
    self.screen = screen
    self.graph = graph
    screen.onFocusLost = { [unowned self] in lost() }
  }

  func add(_ follower: any FocusFollower) { followers[ObjectIdentifier(follower)] = follower }

  func remove(_ follower: any FocusFollower) {
    followers[ObjectIdentifier(follower)] = nil
    if told.contains(where: { $0 === follower }) { lost() }
  }

  /// Calls a closure whenever the focus has moved.
  func watch(for watcher: AnyObject, _ moved: @escaping () -> Void) { watchers[ObjectIdentifier(watcher)] = moved }

  func stopWatching(for watcher: AnyObject) { watchers[ObjectIdentifier(watcher)] = nil }

  func add(_ taker: any KeyHandler) { keyHandlers.append(taker) }

  func remove(_ taker: any KeyHandler) { keyHandlers.removeAll { $0 === taker } }

  /// The element that has the focus.
  package var focused: Element? { screen.focused }

  /// Whether a view may take the focus when it comes into view: nothing has it, or only something behind its panel.
  func isFree(for view: Node) -> Bool {
    guard let focused else { return true }
    var elements: [Element] = []
    view.collectElements(into: &elements)
    guard let panel = elements.first?.selfAndAncestors.first(where: { $0.isPresentation }) else { return false }
    return !panel.contains(focused)
  }

  /// Moves the focus to an element, or removes it.
  package func move(to element: Element?) {
    guard element !== screen.focused else { return }
    screen.focused = element
    tell()
    if let element, graph.linkIntents != nil { tellLink(in: element) }
    graph.requestTurnIfNeeded()
  }

  /// Tells a link that it has the focus, or the row that it is in.
  private func tellLink(in element: Element) {
    let link = element.role == .link ? element : element.firstInside { $0.role == .link }
    if let link, link.events.contains(.focus) { _ = link.handler?.handle(.focus(true), on: link) }
  }

  /// All focusable elements a user can reach; elements behind a sheet are excluded.
  var reachable: [Element] {
    var all: [Element] = []
    func visit(_ element: Element) {
      if element.hasTrait(.hidden) { return }
      if element.takesFocus { all.append(element) }
      for child in element.children { visit(child) }
    }
    for layer in (screen.root?.layers ?? []).reversed() { for element in layer { visit(element) } }
    return all
  }

  /// Moves the focus to the next or the previous focusable element, wrapping around the window.
  package func step(forward: Bool) -> Bool {
    let all = reachable
    guard !all.isEmpty else { return false }
    let present = screen.focused.flatMap { focused in all.firstIndex { $0 === focused } }
    let next = present.map { ($0 + (forward ? 1 : all.count - 1)) % all.count } ?? (forward ? 0 : all.count - 1)
    move(to: all[next])
    return true
  }

  /// Moves the focus from a page to the one that replaces it, and restores it when that page returns. Focus
  /// requests by the page itself take precedence.
  ///
  /// - Parameter left: The element that had the focus on the page that is no longer visible.
  func pass(from left: Element?, to new: any FocusPlace) {
    guard left != nil || focused == nil else { return }
    if left != nil {
      self.left = left
      followChange()
    }
    // Effects run before the turns end, so strong references are safe here.
    graph.effects.add(.task, of: new) {
      // Queued a second time, so that the page's own requests come first.
      self.graph.effects.add(.task, of: new) {
        guard self.focused == nil, !new.flags.contains(.unmounted) else { return }
        self.move(to: new.focusToReturnTo ?? new.firstFocus)
      }
    }
  }

  /// Called when the element with the focus has left the screen.
  private func lost() { followChange() }

  /// At the end of the turn, removes the focus from a page that was left and notifies the followers.
  private func followChange() {
    guard !willFollow, let root = graph.root else { return }
    willFollow = true
    graph.effects.add(.focus, of: root) {
      self.willFollow = false
      if let left = self.left, self.focused === left { self.screen.focused = nil }
      self.left = nil
      self.tell()
    }
  }

  /// Notifies the followers that lose the focus, then those that gain it, outermost first.
  private func tell() {
    let focused = screen.focused
    let now = focused.map { element in followers.values.filter { $0.contains(element) } } ?? []
    let before = told
    told = now
    if now.count > 1 {
      let order = ReadingOrder(of: now, below: graph.root)
      told.sort { order.position(of: $0) < order.position(of: $1) }
    }
    for follower in before where !told.contains(where: { $0 === follower }) { follower.focusChanged(false) }
    for follower in told { follower.focusChanged(true) }
    for moved in watchers.values { moved() }
  }
}

struct IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the nearest focusable view around this one has the focus.
  public var isFocused: Bool { self[IsFocusedKey.self] }
}
