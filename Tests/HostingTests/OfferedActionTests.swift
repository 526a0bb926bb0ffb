import CairnCore
import CairnHosting
import CairnScreen
import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("What a row offers by the right button")
struct OfferedActionTests {
  /// Returns the titles that the first row offers, or something inside it.
  private func offered(inside role: Role = .row, @ViewBuilder _ rows: () -> some View) throws -> [String] {
    let rows = rows()
    let host = TestHost(width: 390) { List { rows } }
    let element = try #require(host.session.frontWindow?.screen.root?.firstInside { $0.role == role })
    let offered = OfferedActions(for: element, in: host.session)
    let own = MenuPart.list(of: offered.menu).map(\.item.title) + offered.ofRow.map(\.title)
    #expect(offered.isEmpty == (own.isEmpty && offered.deletableRow == nil))
    return own + (offered.deletableRow == nil ? [] : [OfferedActions.deleteTitle + " row"])
  }

  @Test(arguments: [Role.row, .text])
  func itsMenuThenItsActionsFromTheLeadingEdge(_ role: Role) throws {
    let titles = try offered(inside: role) {
      Text("Pear")
        .contextMenu { Button("Copy") {} }
        .swipeActions(edge: .leading) { Button("Mark") {} }
        .swipeActions {
          Button("Delete", role: .destructive) {}; Button("Flag") {}
        }
    }
    #expect(titles == ["Copy", "Mark", "Flag", "Delete"])
  }

  @Test func whatIsInBothOnce() throws {
    let titles = try offered {
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
    #expect(titles == ["Flag", "Archive", "Delete"])
  }

  @Test func deletionIfNothingElseDeletes() throws {
    #expect(
      try offered {
        ForEach(["Pear"], id: \.self) { Text($0).contextMenu { Button("Copy") {} } }.onDelete { _ in }
      } == ["Copy", "Delete row"])
    #expect(
      try offered {
        ForEach(["Pear"], id: \.self) {
          Text($0).contextMenu { Button("Delete", role: .destructive) {} }
        }.onDelete { _ in }
      } == ["Delete"])
  }

  @Test func nothingIfThereIsNothing() throws { #expect(try offered { Text("Pear") } == []) }
}
