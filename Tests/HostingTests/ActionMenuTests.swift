import CairnCore
import CairnHosting
import CairnScreen
import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("The menu of a row")
struct ActionMenuTests {
  private func menu(_ host: TestHost, of label: String) throws -> (menu: ActionMenu, titles: [[String]]) {
    let window = try #require(host.session.frontWindow)
    let row = try #require(window.screen.root?.firstInside { $0.isRow && $0.label == label })
    let menu = WindowController(window).actionMenu(of: row)
    let groups = [MenuPart.list(of: MenuPart.parts(of: menu.own)).map(\.item), menu.actions, menu.moves]
    return (menu, groups.map { $0.map(\.title) })
  }

  @Test("It has each action once", arguments: ["Both", "Menu", "Swipe", "None"])
  func hasEachActionOnce(_ name: String) throws {
    let host = TestHost { Rows() }
    let (menu, titles) = try menu(host, of: name)
    let own = name == "Both" || name == "Menu" ? ["Copy", "Flag"] : []
    let swipes = name == "Both" ? ["Unread", "Delete"] : name == "Swipe" ? ["Unread", "Flag", "Delete"] : []
    #expect(titles == [own, swipes, []])
    #expect(menu.isEmpty == (name == "None"))
    #expect(menu.actions.filter(\.isDestructive).map(\.title) == (swipes.isEmpty ? [] : ["Delete"]))
    // What a view inside the row offers is the same.
    let text = try #require(host.session.frontWindow?.screen.root?.firstInside { $0.role == .text && $0.label == name })
    let inside = ActionMenu(of: text, in: host.session)
    #expect(inside.own.map(\.label) == menu.own.map(\.label) && inside.actions.map(\.title) == titles[1])
  }

  @Test func itDeletesAndMoves() throws {
    let host = TestHost { Editable() }
    let controller = WindowController(try #require(host.session.frontWindow))
    #expect(try menu(host, of: "A").titles == [[], ["Delete"], ["Move Down"]])
    #expect(try menu(host, of: "B").titles == [[], ["Delete"], ["Move Up", "Move Down"]])
    let up = try #require(menu(host, of: "B").menu.moves.first)
    #expect(controller.choose(up))
    host.session.runTurns()
    #expect(host.texts.first == "BAC")
    let delete = try #require(menu(host, of: "A").menu.actions.first)
    #expect(delete.isDestructive && controller.choose(delete))
    host.session.runTurns()
    #expect(host.texts.first == "BC")
  }
}

private struct Rows: View {
  var body: some View {
    List {
      Text("Both").contextMenu { items }.swipeActions(edge: .leading) { Button("Unread") {} }.swipeActions { swipes }
      Text("Menu").contextMenu { items }
      Text("Swipe").swipeActions(edge: .leading) { Button("Unread") {} }.swipeActions { swipes }
      Text("None")
    }
  }

  @ViewBuilder private var items: some View {
    Button("Copy") {}
    Button("Flag") {}
  }

  @ViewBuilder private var swipes: some View {
    Button("Delete", role: .destructive) {}
    Button("Flag") {}
  }
}

private struct Editable: View {
  @State private var names = ["A", "B", "C"]

  var body: some View {
    VStack {
      Text(names.joined())
      List {
        ForEach(names, id: \.self) { Text($0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { names.remove(atOffsets: $0) }
      }
    }
  }
}
