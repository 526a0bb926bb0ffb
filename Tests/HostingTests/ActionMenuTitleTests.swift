import CairnCore
import CairnHosting
import CairnScreen
import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("What a row offers by the right button")
struct ActionMenuTitleTests {
  /// Returns the titles that the first row offers, or something inside it.
  private func titles(inside role: Role = .row, @ViewBuilder _ rows: () -> some View) throws -> [String] {
    let rows = rows()
    let host = TestHost(width: 390) { List { rows } }
    let element = try #require(host.session.frontWindow?.screen.root?.firstInside { $0.role == role })
    let menu = ActionMenu(of: element, in: host.session)
    #expect(ActionMenu.exists(for: element, in: host.session) == !menu.isEmpty)
    return MenuPart.list(of: menu.parts).map(\.item.title)
  }

  @Test(arguments: [Role.row, .text])
  func itsMenuThenItsActionsFromTheLeadingEdge(_ role: Role) throws {
    let found = try titles(inside: role) {
      Text("Pear")
        .contextMenu { Button("Copy") {} }
        .swipeActions(edge: .leading) { Button("Mark") {} }
        .swipeActions {
          Button("Delete", role: .destructive) {}; Button("Flag") {}
        }
    }
    #expect(found == ["Copy", "Mark", "Flag", "Delete"])
  }

  @Test func whatIsInBothOnce() throws {
    let found = try titles {
      Text("Pear")
        .contextMenu {
          Button("Flag") {}
          Menu("More") { Button("Archive") {} }
        }
        .swipeActions(edge: .leading) { Button("Flag") {} }
        .swipeActions {
          Button("Delete", role: .destructive) {}; Button("Archive") {}
        }
    }
    #expect(found == ["Flag", "Archive", "Delete"])
  }

  @Test func deletionIfNothingElseDeletes() throws {
    #expect(
      try titles {
        ForEach(["Pear"], id: \.self) { Text($0).contextMenu { Button("Copy") {} } }.onDelete { _ in }
      } == ["Copy", "Delete"])
    #expect(
      try titles {
        ForEach(["Pear"], id: \.self) {
          Text($0).contextMenu { Button("Delete", role: .destructive) {} }
        }.onDelete { _ in }
      } == ["Delete"])
  }

  @Test func nothingIfThereIsNothing() throws { #expect(try titles { Text("Pear") } == []) }
}
