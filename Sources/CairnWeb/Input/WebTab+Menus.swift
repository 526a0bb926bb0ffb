import CairnCore
import CairnHosting
import CairnScreen

// Menus. They are built when they are opened, because commands change.
extension WebTab {
  /// Whether the page shows a button for the app's menus.
  var hasMenus: Bool { window?.declaresCommands ?? false }

  func offerCommands() {
    guard hasMenus, !isBehindDialog, let menus = window?.menuBar else { return }
    post { $0.commands(CommandMenus(menus).html) }
  }

  /// Performs a menu item if it exists and is enabled.
  func command(_ number: Int) {
    guard hasMenus, !isBehindDialog, let bar = window?.menuBar,
      let item = MenuPart.list(of: MenuPart.parts(of: bar.children)).first(where: {
        $0.item.element.id == ElementID(number)
      })?.item, item.isEnabled
    else { return }
    _ = controller?.activate(item.element)
  }

  /// Sends the menu of an element, whose own items exist only while it is open.
  func offerMenu(of element: Element) {
    guard let menu = controller?.actionMenu(of: element), !menu.isEmpty else { return }
    scribe.menuItems = Set(menu.own.map(\.id))
    var writer = HTMLWriter(scribe, shown.nodes)
    for item in menu.own {
      shown.nodes.forgetAll(below: item.id)
      writer.write(item)
      shown.nodes.noteOwner(NodeID(element: element.id), of: item.id)
    }
    let parts = [writer.text] + scribe.rowItems(of: menu)
    post { $0.menu(parts.filter { !$0.isEmpty }.joined(separator: "<hr role=\"separator\">")) }
  }

  private var isBehindDialog: Bool { root?.children.contains { $0.isPresentation && $0.hasTrait(.modal) } ?? true }
}
