import CairnCore
import CairnScreen

// Tabs, turned pages, and going forward again.
extension WindowController {
  /// The selectable tabs, in reading order.
  package var tabs: [Element] { inFront { $0.role == .tab && $0.canHaveFocus } }

  func showTab(_ index: Int) -> Bool {
    let tabs = tabs
    guard tabs.indices.contains(index) else { return false }
    return session.send(.activate, to: tabs[index])
  }

  /// The search field of the front page.
  package var searchField: Element? {
    inFront { $0.isSearchField && $0.canHaveFocus }.first
  }

  /// Returns the paged tab view around an element, or else the last one in front.
  package func pagesToTurn(around element: Element?) -> Element? {
    element?.selfAndAncestors.first(where: \.isPaged) ?? inFront(where: \.isPaged).last
  }

  /// Turns a page. Returns `false` if there is no page in that direction.
  @discardableResult
  package func turnPage(_ step: Int, of pages: Element? = nil) -> Bool {
    guard let pages = pages ?? pagesToTurn(around: focused) else { return false }
    return session.send(.step(step), to: pages)
  }

  /// Follows the link that the user followed from this page before.
  package func goForward() -> Bool {
    guard let name = trail.next,
      let element = inFront(where: { $0.canHaveFocus && $0.events.contains(.activate) && $0.name == name }).first
    else { return false }
    move(to: element)
    return activate(element)
  }

  /// Returns the visible elements of the front layer that satisfy a predicate, in reading order.
  private func inFront(where isMeant: (Element) -> Bool) -> [Element] {
    (root?.layers.first ?? []).flatMap { $0.visibleParts(where: isMeant) }
  }
}

extension Element {
  /// Returns the visible elements that satisfy a predicate, in reading order: the element itself and its
  /// descendants.
  func visibleParts(where isMeant: (Element) -> Bool) -> [Element] {
    var found: [Element] = []
    func visit(_ element: Element) {
      if element.isUnseen { return }
      if isMeant(element) { found.append(element) }
      for child in element.children { visit(child) }
    }
    visit(self)
    return found
  }
}
