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

  final class ModifierNode: ParticipantNode<PageSwipeModifier>, UnaryModifierNode {
    private let place: PagePlace

    required init(_ modifier: PageSwipeModifier, under parent: Node) {
      place = parent.childScope.box(PageKey.self).value
      super.init(modifier, under: parent)
    }

    func swiped(_ swipe: PageSwipe, isOnPage: Bool) {
      graph.session?.onHostTime { modifier.action(swipe, isOnPage) }
    }

    /// Tells hosts that move pages before they can ask.
    private func notePage() {
      guard let page = place.page, !page.flags.contains(.unmounted) else { return }
      let isDrawn = PageSwipeModifier.listeners(for: page).contains { $0.isOnPage && $0.view.modifier.draws }
      page.element.setTrait(DrawnSwipesTrait.self, isDrawn ? true : nil)
    }

    override func enter() {
      graph.enter(self, in: \.pageSwipes)
      if modifier.draws { notePage() }
    }

    override func leave() {
      graph.pageSwipes?.remove(self)
      if modifier.draws { notePage() }
    }
  }
}

extension PageSwipeModifier {
  /// A view that hears of a swipe, and whether it is on the page that would leave.
  typealias Listener = (view: ModifierNode, isOnPage: Bool)

  /// The views on a page and around its stack.
  @MainActor static func listeners(for page: PageNode) -> [Listener] {
    (page.graph.pageSwipes?.members ?? []).compactMap { node in
      guard let view = node as? ModifierNode else { return nil }
      if page.isAround(view) { return (view, true) }
      return view.isAround(page) ? (view, false) : nil
    }
  }
}
