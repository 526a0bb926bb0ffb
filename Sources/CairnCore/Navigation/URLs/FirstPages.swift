/// The URLs of the first pages of tabs.
package struct FirstPages {
  /// The current selection.
  let selection: @MainActor () -> AnyHashable
  /// Selects a value. Returns `false` if it has another type.
  let select: @MainActor (AnyHashable) -> Bool
  /// The route of the selected tab's first page, and its address.
  let page: @MainActor () -> (value: any Hashable, address: PageAddress)?

  package init(
    selection: @escaping @MainActor () -> AnyHashable, select: @escaping @MainActor (AnyHashable) -> Bool,
    page: @escaping @MainActor () -> (value: any Hashable, address: PageAddress)?
  ) {
    self.selection = selection
    self.select = select
    self.page = page
  }
}

extension Stack {
  /// The tabs around the stack whose first pages may have URLs, inside out.
  var firstPages: [FirstPages] {
    guard graph.session?.windows.contains(where: { !$0.revealers.isEmpty }) == true else { return [] }
    var found: [FirstPages] = []
    var node = parent
    while let one = node {
      if let pages = (one as? RevealModifier.ModifierNode)?.modifier.firstPages { found.append(pages) }
      node = one.parent
    }
    return found
  }
}

extension StackReader {
  /// The selections that lead to the stack, inside out. It has none without first pages that may have URLs.
  package var selections: [AnyHashable] { stack.firstPages.map { $0.selection() } }

  /// The address of the first page, if it is the first page of a tab with a route.
  package var firstAddress: PageAddress? { stack.firstPages.lazy.compactMap { $0.page()?.address }.first }
}

extension Session {
  /// Makes selections again that led to a stack. Returns `false` if the app refuses one.
  package func select(_ selections: [AnyHashable], in window: SceneWindow) -> Bool {
    var asked: [Node] = []
    for selection in selections.reversed() {
      func next() -> (node: Node, pages: FirstPages)? {
        for case let node as RevealModifier.ModifierNode in window.revealers where node.isInView {
          if let pages = node.modifier.firstPages, !asked.contains(where: { $0 === node }) { return (node, pages) }
        }
        return nil
      }
      guard let found = next(), onHostTime({ found.pages.select(selection) }) else { return false }
      asked.append(found.node)
      runTurns()
      guard found.pages.selection() == selection else { return false }
    }
    return true
  }
}
