import CairnCore
import CairnHosting
import CairnScreen
import CairnTesting
import SwiftUI
import Testing

/// A menu with everything that a menu can have.
private struct Desk: View {
  @State private var isGrid = true
  @State private var order = 1

  var body: some View {
    Menu("Actions") {
      Button("Copy") {}.keyboardShortcut("c")
      Button("Remove", role: .destructive) {}.disabled(true)
      Divider()
      Toggle("Grid", isOn: $isGrid)
      Picker("Sort by", selection: $order) {
        Text("Name").tag(0)
        Text("Date").tag(1)
      }
      Menu("Share") { Button("Mail") {} }
    }
  }
}

private struct MenuApp: App {
  var body: some Scene {
    WindowGroup { Text("Page") }.commands { CommandMenu("Notes") { Button("New Note") {} } }
  }
}

@MainActor
@Suite("Menus as values")
struct MenuTests {
  private func parts() throws -> [MenuPart] {
    let host = TestHost { Desk() }
    let menu = try #require(host.session.frontWindow?.screen.root?.firstInside { $0.role == .menu })
    return MenuPart.items(of: menu)
  }

  /// Writes parts with all that they say.
  private func text(_ parts: [MenuPart]) -> String {
    parts.map { part in
      switch part {
      case .item(let item):
        var words = item.title
        if !item.isEnabled { words += " off" }
        if item.isDestructive { words += " red" }
        if let mark = item.mark { words += " \(mark)" }
        if item.shortcut != nil { words += " key" }
        return words
      case .submenu(let title, let inner): return "\(title) > (\(text(inner)))"
      case .options(let title, let inner): return "\(title): (\(text(inner)))"
      case .section(let title, let inner): return "[\(title ?? "")](\(text(inner)))"
      case .divider: return "-"
      }
    }.joined(separator: ", ")
  }

  @Test func aMenuIsReadWholeAlthoughItIsClosed() throws {
    let said = try text(parts())
    #expect(
      said
        == "Copy key, Remove off red, -, Grid check(true), "
        + "Sort by: (Name choice(false), Date choice(true)), Share > (Mail)")
  }

  @Test func aListOfItemsNamesTheMenusAroundThem() throws {
    let list = try MenuPart.list(of: parts())
    #expect(
      list.map { ($0.path + [$0.item.title]).joined(separator: "/") }
        == ["Copy", "Remove", "Grid", "Sort by/Name", "Sort by/Date", "Share/Mail"])
    #expect(list.filter(\.item.isOn).map(\.item.title) == ["Grid", "Date"])
  }

  @Test func theMenuBarHasMenusWithoutListsThatPopUp() throws {
    let host = TestHost(MenuApp.self)
    let bar = try #require(host.session.frontWindow?.menuBar)
    let list = MenuPart.list(of: MenuPart.parts(of: bar.children))
    #expect(list.contains { $0.path == ["Notes"] && $0.item.title == "New Note" && $0.item.isEnabled })
  }
}
