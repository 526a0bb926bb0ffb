import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Menus of AppKit")
struct MacMenuTests {
  @MainActor private final class Owner: NSObject, NSMenuItemValidation, NSMenuDelegate {
    var lines: [String] = []
    var canDelete = false
    func choose(_ item: NSMenuItem) { lines.append(item.title) }
    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { menuItem.title != "Delete" || canDelete }
    func menuNeedsUpdate(_ menu: NSMenu) { lines.append("update") }
  }

  private let choose = Selector("choose:") { (it: Owner, sender) in it.choose(sender) }

  private func menu(_ owner: Owner) -> NSMenu {
    let menu = NSMenu(title: "Note")
    for title in ["Rename", "Delete"] {
      menu.addItem(withTitle: title, action: choose, keyEquivalent: "").target = owner
    }
    menu.addItem(.separator())
    let more = menu.addItem(withTitle: "More", action: nil, keyEquivalent: "")
    menu.setSubmenu(NSMenu(), for: more)
    more.submenu?.addItem(withTitle: "Export", action: choose, keyEquivalent: "e").target = owner
    menu.addItem(withTitle: "Without a method", action: nil, keyEquivalent: "")
    return menu
  }

  @Test func theMenuOfAViewIsItsContextMenu() async throws {
    let (owner, label) = (Owner(), NSTextField(labelWithString: "Note"))
    let host = TestHost { MacShown(label) }
    label.menu = menu(owner)
    await host.settle()
    let shown = host.text("Note").contextMenu
    #expect(shown.items == ["Rename", "Delete", "More", "Without a method"])
    try shown.choose("Rename")
    #expect(owner.lines.last == "Rename")
    #expect(throws: (any Error).self) { try shown.choose("Delete") }
    owner.canDelete = true
    label.menu?.delegate = owner
    label.menu?.update()
    #expect(label.menu?.item(withTitle: "Delete")?.isEnabled == true)
    #expect(label.menu?.item(withTitle: "Without a method")?.isEnabled == false)
  }

  @Test func aMenuThatPopsUpIsADialog() throws {
    let owner = Owner()
    let menu = menu(owner)
    menu.delegate = owner
    let host = TestHost { Button("Menu") { menu.popUp(positioning: nil, at: .zero, in: nil) } }
    try host.tap("Menu")
    #expect(owner.lines == ["update"])
    try host.tap("Rename")
    #expect(owner.lines.last == "Rename")
    try host.tap("Menu")
    try host.tap("More")
    try host.tap("Export")
    #expect(owner.lines.last == "Export")
    #expect(!host.button("Export").exists)
  }

  @Test func itemsAreInOneMenu() {
    let (first, second) = (NSMenu(title: "First"), NSMenu(title: "Second"))
    let item = first.addItem(withTitle: "Item", action: nil, keyEquivalent: "")
    second.insertItem(item, at: 7)
    #expect(first.numberOfItems == 0 && second.index(of: item) == 0 && item.menu === second)
    let submenu = NSMenu()
    item.submenu = submenu
    #expect(submenu.supermenu === second)
    second.removeItem(at: 3)
    second.items = []
    #expect(item.menu == nil && submenu.supermenu == nil && second.indexOfItem(withTitle: "Item") == -1)
  }
}
