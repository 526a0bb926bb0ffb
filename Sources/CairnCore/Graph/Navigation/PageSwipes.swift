/// A swipe of a page, while it is under way.
@MainActor
protocol CurrentSwipe: AnyObject {
  func cancel()
  /// Ends the swipe if the turn has removed or covered its page.
  func followTurn()
}

/// The swipe of a graph that is under way, and the views that hear of swipes.
@MainActor
final class PageSwipes: Participants<Node> {
  private var current: (any CurrentSwipe)?

  /// A user swipes one page at a time: another swipe takes over.
  func endCurrent() { current?.cancel() }

  func began(_ swipe: any CurrentSwipe) { current = swipe }

  func ended(_ swipe: any CurrentSwipe) { if swipe === current { current = nil } }

  func followTurn() { current?.followTurn() }
}
