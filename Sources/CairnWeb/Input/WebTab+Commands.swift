import CairnCore
import CairnHosting
import CairnScreen

// The app's menus. They are built when they are opened, because commands change.
extension WebTab {
  /// Whether the page shows a button for them.
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

  private var isBehindDialog: Bool { root?.children.contains { $0.isPresentation && $0.hasTrait(.modal) } ?? true }
}
