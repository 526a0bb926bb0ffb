import CairnScreen

/// A button in a bar, and the items that appear beside it while it is open.
@MainActor
final class BarMenu: EventHandler, ChoiceHost {
  private unowned let page: PageNode
  private let button: Element
  private let list: Element
  private var items: [BarItemNode] = []
  private var isOpen = false

  init(on page: PageNode, label: String) {
    self.page = page
    button = Element(on: page.element.screen, role: .menu, layout: .row())
    list = Element(on: page.element.screen, role: .group, layout: .popUp)
    button.events = .activate
    button.describe { $0.label = label }
    button.handler = self
  }

  /// What the bar shows of the menu.
  var elements: [Element] { isOpen ? [button, list] : [button] }

  func show(_ new: [BarItemNode]) {
    items = new
    for item in new { item.menu = self }
    list.setChildren(new.map(\.element))
  }

  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    guard case .activate = event else { return false }
    setOpen(!isOpen)
    return true
  }

  /// An action of one of the items closes the menu.
  func choose(_ action: () -> Void) {
    setOpen(false)
    action()
  }

  private func setOpen(_ open: Bool) {
    isOpen = open
    button.describe {
      if open { $0.traits.insert(.expanded) } else { $0.traits.remove(.expanded) }
    }
    page.bar.isStale = true
    page.graph.enqueueStructure(page)
  }

  func leave() {
    for item in items where item.menu === self { item.menu = nil }
    list.setChildren([])
    button.leave()
    list.leave()
  }
}
