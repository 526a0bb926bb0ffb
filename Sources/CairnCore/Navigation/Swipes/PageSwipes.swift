/// A view that hears of the swipes that go back.
@MainActor
protocol PageSwipeListener: Node {
  /// Whether the view draws the page by the progress of a swipe.
  var drawsSwipes: Bool { get }
  func swiped(_ swipe: PageSwipe, isOnPage: Bool)
}

/// The swipe of a graph that is under way, and the views that hear of swipes.
@MainActor
final class PageSwipes {
  private var listeners: [any PageSwipeListener] = []
  private var current: PageSwipe?

  func add(_ listener: any PageSwipeListener) { listeners.append(listener) }

  func remove(_ listener: any PageSwipeListener) { listeners.removeAll { $0 === listener } }

  /// The views on a page and around its stack.
  func listeners(for page: PageNode) -> [(view: any PageSwipeListener, isOnPage: Bool)] {
    listeners.compactMap { view in
      if page.isAround(view) { return (view, true) }
      return view.isAround(page) ? (view, false) : nil
    }
  }

  /// A user has one hand for it: another swipe takes over.
  func begin(from page: PageNode, in graph: Graph) -> PageSwipe {
    current?.cancel()
    let new = PageSwipe(from: page, in: graph)
    current = new
    return new
  }

  func ended(_ swipe: PageSwipe) { if swipe === current { current = nil } }

  /// Ends the swipe if the turn has removed or covered its page.
  func followTurn() { current?.isInterrupted() }
}
