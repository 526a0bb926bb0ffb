import CairnScreen

/// A swipe that goes back, from the first movement until the page has left or is back in its place.
///
/// A host begins it (`StackReader.beginSwipe`), moves it, and ends it. It ends once, whatever happens in between: code may pop or
/// cover the page, the stack may disappear, another swipe may begin.
@MainActor
package final class PageSwipe: CurrentSwipe {
  package enum Phase: Sendable { case began, moving, popped, cancelled }

  package private(set) var phase = Phase.began
  /// How far the page has been pulled aside: 0 is its place, 1 is off the screen.
  package private(set) var progress = 0.0
  /// The change of the progress per second.
  package private(set) var velocity = 0.0
  /// Whether a view on the page draws the swipe, so that the host leaves the page in its place.
  package let isDrawnByApp: Bool
  /// How the page would leave.
  package let motion: PageMotion
  /// The views that hear of the swipe, and whether they are on the page that leaves.
  private let listeners: [PageSwipeModifier.Listener]
  private weak var page: PageNode?
  private weak var leaving: PageNode?
  /// The page shows another one once it has been given another value.
  private let renewals: Int
  /// A host may keep the swipe for longer than the app runs.
  private weak var graph: Graph?

  /// The velocity from which a short swipe goes back, and a long one in the other direction does not.
  private static var flick: Double { 1.2 }

  init(from page: PageNode, in graph: Graph) {
    self.page = page
    self.graph = graph
    let leaving = page.pageThatLeaves
    self.leaving = leaving
    renewals = leaving.renewals
    listeners = PageSwipeModifier.listeners(for: leaving)
    isDrawnByApp = listeners.contains { $0.isOnPage && $0.view.modifier.draws }
    motion = leaving.stack.motionBack(from: leaving)
    tell()
  }

  /// Whether the swipe has ended.
  package var isOver: Bool { phase == .popped || phase == .cancelled }

  /// Follows the fingers.
  package func move(to progress: Double, velocity: Double) {
    guard !isOver, !isInterrupted() else { return }
    take(velocity)
    // A movement that cannot be a number leaves the page where it is.
    if progress.isFinite { self.progress = min(max(progress, 0), 1) }
    phase = .moving
    tell()
  }

  /// Lifts the fingers: goes back, or returns the page to its place.
  ///
  /// - Parameter velocity: 0 if the fingers rested before.
  /// - Returns: Whether the page has left. A guard that has not answered yet keeps it for now.
  @discardableResult
  package func end(velocity: Double) -> Bool {
    guard !isOver, !isInterrupted() else { return phase == .popped }
    take(velocity)
    let goesBack = self.velocity > Self.flick || progress > 0.5 && self.velocity > -Self.flick
    end(goesBack && pop() ? .popped : .cancelled)
    return phase == .popped
  }

  /// Returns the page to its place.
  package func cancel() { end(.cancelled) }

  private func take(_ velocity: Double) { if velocity.isFinite { self.velocity = min(max(velocity, -100), 100) } }

  /// Goes back like the back button, which asks guards. Returns whether the page has left.
  private func pop() -> Bool {
    guard let page, let leaving else { return false }
    let reader = StackReader(page.stack)
    guard reader.goBack() else { return false }
    if leaving.position != 0 { return !leaving.stack.contains(leaving.id) }
    // Whether another column is shown turns out in the turn.
    isPopping = true
    graph?.session?.runTurns()
    isPopping = false
    return !leaving.isInView
  }
  private var isPopping = false

  func followTurn() { _ = isInterrupted() }

  /// Ends the swipe if its page is no longer in front.
  private func isInterrupted() -> Bool {
    if isPopping { return false }
    if let page, !page.flags.contains(.unmounted), page.isInView, page.element.takesInput, leaving?.renewals == renewals
    {
      return false
    }
    end(.cancelled)
    return true
  }

  private func end(_ phase: Phase) {
    guard !isOver else { return }
    self.phase = phase
    if phase == .cancelled { progress = 0 }
    graph?.pageSwipes?.ended(self)
    tell()
  }

  private func tell() { for (view, isOnPage) in listeners { view.swiped(self, isOnPage: isOnPage) } }
}

extension StackReader {
  /// What goes when the user goes back from the page on top, and what is uncovered: pages, or columns of a collapsed split
  /// view.
  package var elementsOfBack: (leaving: Element, below: Element?)? {
    guard canGoBack, let leaving = stack.topPage?.pageThatLeaves else { return nil }
    guard leaving.position == 0, let column = leaving.stack.column else { return (leaving.element, elementBelow) }
    return (column.element, elementBelow?.nearestAround(.column))
  }

  /// Begins a swipe that goes back from the page on top. Returns `nil` if going back is impossible.
  package func beginSwipe() -> PageSwipe? {
    guard canGoBack, let page = stack.topPage, page.element.takesInput else { return nil }
    let swipes = stack.graph.have(\.pageSwipes)
    swipes.endCurrent()
    let new = PageSwipe(from: page, in: stack.graph)
    if !new.isOver { swipes.began(new) }
    return new
  }
}
