import CairnScreen

/// A button in a bar, with a menu of items that is shown beside it while open.
@MainActor
final class BarMenu: EventHandler, ChoiceHost {
  private unowned let page: PageNode
  let button: Element
  private let picture: Element
  private let list: Element
  /// The items, and what the menu shows of each.
  private var items: [(node: BarItemNode, element: Element)] = []
  private var isOpen = false

  init(on page: PageNode, label: String) {
    self.page = page
    button = Element(on: page.element.screen, role: .menu, layout: .row())
    picture = Element(on: page.element.screen, role: .image, layout: .image)
    list = Element(on: page.element.screen, role: .group, layout: .popUp)
    // Hosts without room for the label show the dots.
    var dots = ImageContent(source: .symbol("ellipsis"))
    dots.isDecorative = true
    picture.content = .image(dots)
    button.setChildren([picture])
    button.events = .activate
    button.describe { $0.label = label }
    button.handler = self
  }

  /// The elements the bar shows for the menu.
  var elements: [Element] { isOpen ? [button, list] : [button] }

  func show(_ new: [BarItemNode]) {
    for item in items where !new.contains(where: { $0 === item.node && $0.elementInMenu === item.element }) {
      release(item.node, item.element)
    }
    items = new.map { ($0, $0.elementInMenu) }
    for (node, element) in items {
      node.menu = self
      element.setLayout(.column(alignment: .leading))
      if !node.passesChoicesOn { element.setEvents(.activate) }
      element.handler = node.passesChoicesOn ? nil : closer
    }
    list.setChildren(items.map(\.element))
  }

  /// Returns an item to the bar.
  private func release(_ item: BarItemNode, _ element: Element) {
    guard item.menu === self else { return }
    item.menu = nil
    element.handler = nil
    element.setEvents([])
    element.setLayout(.row())
  }

  /// Closes the menu after an action in an item that does not know about menus.
  private lazy var closer = MenuCloser(of: self)

  fileprivate func close() { if isOpen { setOpen(false) } }

  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    guard case .activate = event else { return false }
    setOpen(!isOpen)
    return true
  }

  /// Closes the menu and runs the action of one of the items.
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
    for item in items { release(item.node, item.element) }
    list.setChildren([])
    picture.leave()
    button.leave()
    list.leave()
  }
}

/// Observes activations without handling them.
private final class MenuCloser: EventHandler {
  private weak var menu: BarMenu?

  init(of menu: BarMenu) { self.menu = menu }

  var precedence: EventPrecedence { .beside }

  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    menu?.close()
    return false
  }
}
