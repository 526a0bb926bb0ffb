/// Selects the tab or the sidebar row that the page of a URL is in.
nonisolated package struct RevealModifier: UnaryModifier {
  package typealias Body = Never
  /// Returns a check of whether the app has accepted the selection, or `nil` for addresses of other pages.
  package typealias Select = @MainActor (PageAddress) -> (@MainActor () -> Bool)?
  let select: Select
  /// The URLs of first pages, if the app names any.
  let firstPages: FirstPages?

  package init(firstPages: FirstPages? = nil, _ select: @escaping Select) {
    self.firstPages = firstPages
    self.select = select
  }

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: RevealModifier

    init(_ modifier: RevealModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      window?.revealers.append(self)
    }

    private var window: SceneWindow? { scope.box(WindowKey.self).value.window }

    func modifierChanged(from old: RevealModifier) {}

    override func willUnmount() { window?.revealers.removeAll { $0 === self } }
  }
}

/// The result of selecting the tabs and rows of an address.
package enum RevealOutcome {
  /// Nothing had to be selected.
  case unneeded
  case revealed
  /// A page does not want to leave, or the app has not taken the selection.
  case refused
}

extension Session {
  /// Selects the tabs and rows that the page of an address is in, from the outside in: a tab may contain tabs.
  package func reveal(_ address: PageAddress, in window: SceneWindow) -> RevealOutcome {
    var asked: [RevealModifier.ModifierNode] = []
    var outcome = RevealOutcome.unneeded
    func next() -> RevealModifier.ModifierNode? {
      window.revealers.lazy.compactMap { $0 as? RevealModifier.ModifierNode }
        .first { node in !asked.contains { $0 === node } }
    }
    while let next = next() {
      asked.append(next)
      guard let isSelected = onHostTime({ next.modifier.select(address) }) else { continue }
      runTurns()
      guard isSelected() else { return .refused }
      outcome = .revealed
    }
    return outcome
  }
}
