import CairnCore
import CairnValues

/// What an app's delegate adds to the main menu, whose standard menus are empty here.
@MainActor
final class MainMenu: UIMenuBuilder {
  private var root: UIMenu

  init() {
    let standard = Self.places.map { UIMenu(title: $0.title, identifier: $0.identifier) }
    root = UIMenu(identifier: .root, children: standard)
  }

  /// The standard menus, and where the commands of each go.
  private static let places: [(identifier: UIMenu.Identifier, title: String, place: CommandGroupPlacement)] = [
    (.application, "App", .appInfo), (.file, "File", .newItem), (.edit, "Edit", .pasteboard),
    (.format, "Format", .textFormatting), (.view, "View", .toolbar), (.window, "Window", .windowArrangement),
    (.help, "Help", .help),
  ]

  /// The menus as commands of a scene.
  var commands: [any Commands] {
    root.children.compactMap { element in
      guard let menu = element as? UIMenu, !menu.children.isEmpty else { return nil }
      if let standard = Self.places.first(where: { $0.identifier == menu.identifier }) {
        // In front, as the app's shortcuts win over those of the standard commands.
        return CommandGroup(before: standard.place) { MenuElements(elements: menu.children) }
      }
      return CommandMenu(menu.title) { MenuElements(elements: menu.children) }
    }
  }

  // MARK: Building

  var system: UIMenuSystem { .main }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? { root.menu(identifier) }

  func replace(menu identifier: UIMenu.Identifier, with menu: UIMenu) { change(identifier) { _ in [menu] } }

  func replaceChildren(ofMenu identifier: UIMenu.Identifier, from children: ([UIMenuElement]) -> [UIMenuElement]) {
    change(identifier) { [$0.replacingChildren(children($0.children))] }
  }

  func insertSibling(_ menu: UIMenu, beforeMenu identifier: UIMenu.Identifier) { change(identifier) { [menu, $0] } }
  func insertSibling(_ menu: UIMenu, afterMenu identifier: UIMenu.Identifier) { change(identifier) { [$0, menu] } }

  func insertChild(_ menu: UIMenu, atStartOfMenu identifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: identifier) { [menu] + $0 }
  }
  func insertChild(_ menu: UIMenu, atEndOfMenu identifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: identifier) { $0 + [menu] }
  }

  func remove(menu identifier: UIMenu.Identifier) { change(identifier) { _ in [] } }

  /// Puts others in the place of a menu. The main menu itself stays one.
  private func change(_ identifier: UIMenu.Identifier, to others: (UIMenu) -> [UIMenuElement]) {
    let new = root.changing(identifier, to: others)
    root = new.count == 1 ? new[0] as? UIMenu ?? root : root
  }
}

extension UIMenu {
  /// Returns this menu or one inside.
  fileprivate func menu(_ wanted: Identifier) -> UIMenu? {
    identifier == wanted ? self : children.lazy.compactMap { ($0 as? UIMenu)?.menu(wanted) }.first
  }

  /// Returns the menu with others in the place of one inside, or those others.
  fileprivate func changing(_ wanted: Identifier, to others: (UIMenu) -> [UIMenuElement]) -> [UIMenuElement] {
    if identifier == wanted { return others(self) }
    guard menu(wanted) != nil else { return [self] }
    return [replacingChildren(children.flatMap { ($0 as? UIMenu)?.changing(wanted, to: others) ?? [$0] })]
  }
}
