import CairnScreen
import CairnValues

/// Someone who is told when the focus comes into a part of the window or leaves it.
@MainActor
protocol FocusFollower: Node {
  func contains(_ element: Element) -> Bool
  func focusChanged(_ isFocused: Bool)
}

/// The focus of one window: at most one element has it.
@MainActor
package final class WindowFocus {
  private let screen: Screen
  private unowned let graph: Graph
  let wishes = FocusWishes()
  private var followers: [ObjectIdentifier: any FocusFollower] = [:]
  /// Those who may have a use for keys while it is in them.
  private(set) var keyTakers: [any KeyTaker] = []
  /// Those who have been told that they have it.
  private var told: [any FocusFollower] = []
  /// Those who ask after each move what has it now.
  private var watchers: [ObjectIdentifier: () -> Void] = [:]
  /// What had the focus on the page that was left in this turn.
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

  func add(_ taker: any KeyTaker) { keyTakers.append(taker) }

  func remove(_ taker: any KeyTaker) { keyTakers.removeAll { $0 === taker } }

  /// What has the focus.
  var focused: Element? { screen.focused }

  /// Gives an element the focus, or takes it from the one that has it.
  package func move(to element: Element?) {
    guard element !== screen.focused else { return }
    screen.focused = element
    tell()
    graph.requestTurnIfNeeded()
  }

  /// All that can have the focus and that a person can reach: what lies behind a sheet is not gone to.
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

  /// Goes to the next element that can have the focus, or back to the one before, around all of the window.
  package func step(forward: Bool) -> Bool {
    let all = reachable
    guard !all.isEmpty else { return false }
    let present = screen.focused.flatMap { focused in all.firstIndex { $0 === focused } }
    let next = present.map { ($0 + (forward ? 1 : all.count - 1)) % all.count } ?? (forward ? 0 : all.count - 1)
    move(to: all[next])
    return true
  }

  /// The focus goes from a page to the one that stands in its place, and comes back with that page. Whatever the page
  /// itself says of the focus is more than this.
  ///
  /// - Parameter left: what had the focus on the page that is not seen any more.
  func pass(from left: Element?, to new: PageNode) {
    guard left != nil || focused == nil else { return }
    if left != nil {
      self.left = left
      followChange()
    }
    // What is to be done is done before the turns end, so that nothing is kept by holding on to it until then.
    graph.effects.add(.task, of: new) {
      // Once more, so that what the page wants comes first.
      self.graph.effects.add(.task, of: new) {
        guard self.focused == nil, !new.flags.contains(.unmounted) else { return }
        self.move(to: new.focusToReturnTo ?? new.firstFocus)
      }
    }
  }

  /// The element with the focus has gone from the screen.
  private func lost() { followChange() }

  /// When the turn is over, what is on a page that has been left has the focus no more, and the followers hear of it.
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

  /// First those who lose the focus, then those who get it, the outermost first.
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
  /// Whether the nearest view around that can have the focus has it.
  public var isFocused: Bool { self[IsFocusedKey.self] }
}
