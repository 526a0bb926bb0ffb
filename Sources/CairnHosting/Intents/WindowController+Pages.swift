import CairnCore
import CairnScreen

// Tabs, pages that turn, and going forward again.
extension WindowController {
  /// The tabs that can be chosen, in reading order.
  package var tabs: [Element] { inFront { $0.role == .tab && $0.canHaveFocus } }

  func showTab(_ index: Int) -> Bool {
    let tabs = tabs
    guard tabs.indices.contains(index) else { return false }
    return session.send(.activate, to: tabs[index])
  }

  /// The field that searches the page in front.
  package var searchField: Element? {
    inFront { $0.role == .field && $0.events.contains(.dismiss) && $0.canHaveFocus }.first
  }

  /// The paged tab view around an element, or else the last one in front.
  package func pagesToTurn(around element: Element?) -> Element? {
    var current = element
    while let one = current {
      if one.isPaged { return one }
      current = one.parent
    }
    return inFront(where: \.isPaged).last
  }

  /// Turns a page; `false` if there is none on that side.
  @discardableResult
  package func turnPage(_ step: Int, of pages: Element? = nil) -> Bool {
    guard let pages = pages ?? pagesToTurn(around: focused) else { return false }
    return session.send(.step(step), to: pages)
  }

  /// Follows the link that led on from this page before the person came back to it.
  package func goForward() -> Bool {
    guard let name = trail.next,
      let element = inFront(where: { $0.canHaveFocus && $0.events.contains(.activate) && $0.name == name }).first
    else { return false }
    _ = session.send(.focus(true), to: element)
    return activate(element)
  }

  /// The visible elements of the front layer that answer to a description, in reading order.
  private func inFront(where isMeant: (Element) -> Bool) -> [Element] {
    (root?.layers.first ?? []).flatMap { $0.visibleParts(where: isMeant) }
  }
}

extension Element {
  /// The element itself and those inside that are visible and answer to a description, in reading order.
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
