import CairnScreen

/// Hears of the swipes that go back from the page around the view, or from a page inside.
nonisolated package struct PageSwipeModifier: UnaryModifier {
  package typealias Body = Never
  package typealias Action = @MainActor (_ swipe: PageSwipe, _ isOnPage: Bool) -> Void
  let draws: Bool
  let action: Action

  /// - Parameter draws: Whether the view draws the page by the progress of the swipe, in place of the host.
  /// - Parameter action: Takes the swipe, and whether the view is on the page that would leave.
  package init(draws: Bool, _ action: @escaping Action) {
    self.draws = draws
    self.action = action
  }

  final class ModifierNode: UnaryNode, UnaryModifierNode, PageSwipeListener {
    var modifier: PageSwipeModifier
    private let place: PagePlace

    init(_ modifier: PageSwipeModifier, under parent: Node) {
      self.modifier = modifier
      place = parent.childScope.box(PageKey.self).value
      super.init(under: parent)
      let swipes = graph.pageSwipes ?? PageSwipes()
      graph.pageSwipes = swipes
      swipes.add(self)
      if modifier.draws { notePage() }
    }

    func modifierChanged(from old: PageSwipeModifier) {}

    var drawsSwipes: Bool { modifier.draws }

    func swiped(_ swipe: PageSwipe, isOnPage: Bool) {
      graph.session?.onHostTime { modifier.action(swipe, isOnPage) }
    }

    /// Tells hosts that move pages before they can ask.
    private func notePage() {
      guard let page = place.page, !page.flags.contains(.unmounted), let swipes = graph.pageSwipes else { return }
      let isDrawn = swipes.listeners(for: page).contains { $0.isOnPage && $0.view.drawsSwipes }
      page.element.setTrait(DrawnSwipesTrait.self, isDrawn ? true : nil)
    }

    override func willUnmount() {
      graph.pageSwipes?.remove(self)
      if modifier.draws { notePage() }
    }
  }
}
