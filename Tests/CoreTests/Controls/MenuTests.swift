import CairnTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Menus and sharing")
struct MenuTests {
  private struct Rows: View {
    @State private var names = ["Ann", "Bo", "Cy"]
    @State private var chosen: Set<String> = []
    @State private var log = ""
    var body: some View {
      VStack {
        Text("log \(log)")
        List(names, id: \.self, selection: $chosen) { Text($0) }
          .contextMenu(forSelectionType: String.self) { names in
            if names.isEmpty {
              Button("New") {}
            } else {
              Button("Delete \(names.count)") { self.names.removeAll { names.contains($0) } }
            }
          } primaryAction: { names in
            log = "opened " + names.sorted().joined(separator: " ")
          }
      }
    }
  }

  @Test func aMenuForASelectionIsMadeForWhatIsMeant() throws {
    let host = TestHost { Rows() }
    #expect(try host.contextMenu(of: "Bo") == ["Delete 1"])
    try host.select("Ann")
    try host.select("Bo")
    #expect(try host.contextMenu(of: "Bo") == ["Delete 2"])
    #expect(try host.contextMenu(of: "Cy") == ["Delete 1"])
    try host.choose("Delete 2", fromContextMenuOf: "Ann")
    #expect(host.texts == ["log ", "Cy"])
  }

  @Test func aDoubleClickOrReturnDoesThePrimaryAction() throws {
    let host = TestHost { Rows() }
    try host.doubleTap("Bo")
    #expect(host.texts.first == "log opened Bo")
    try host.select("Ann")
    try host.select("Cy")
    try host.press(.return)
    #expect(host.texts.first == "log opened Ann Cy")
  }

  @Test func aViewHasAMenuOfItsOwn() throws {
    struct Screen: View {
      @State private var isLiked = false
      var body: some View {
        Text(isLiked ? "liked" : "plain").accessibilityIdentifier("photo")
          .contextMenu {
            Button("Like") { isLiked = true }
            Button("Delete", role: .destructive) {}.disabled(true)
          }
      }
    }
    let host = TestHost { Screen() }
    #expect(host.texts == ["plain"])
    #expect(try host.contextMenu(of: "photo") == ["Like", "Delete"])
    #expect(throws: TestHostError.self) { try host.choose("Delete", fromContextMenuOf: "photo") }
    try host.choose("Like", fromContextMenuOf: "photo")
    #expect(host.texts == ["liked"])
  }

  @Test func whatStaysOpenStaysOpen() throws {
    struct Screen: View {
      @State private var size = 1
      var body: some View {
        Text("size \(size)")
        Menu("Size") {
          Button("Larger") { size += 1 }.menuActionDismissBehavior(.disabled)
          Button("Done") {}
        }
      }
    }
    let host = TestHost { Screen() }
    try host.tap("Size")
    try host.tap("Larger")
    try host.tap("Larger")
    #expect(host.isVisible("size 3"))
    try host.tap("Done")
    #expect(!host.isVisible("Larger"))
  }

  @Test func aPrimaryActionComesBeforeTheMenu() throws {
    struct Screen: View {
      @State private var isSaved = false
      var body: some View {
        Text(isSaved ? "saved" : "open")
        Menu("Save") {
          Button("Save as") {}
        } primaryAction: {
          isSaved = true
        }
      }
    }
    let host = TestHost { Screen() }
    try host.tap("Save")
    #expect(host.isVisible("saved"))
    #expect(!host.isVisible("Save as"))
  }

  @Test func aMenuInAMenuClosesBoth() throws {
    struct Screen: View {
      @State private var order = "none"
      var body: some View {
        Text("by \(order)")
        Menu("More") {
          Menu("Sort") { Button("Date") { order = "date" } }
        }
      }
    }
    let host = TestHost { Screen() }
    try host.tap("More")
    try host.tap("Sort")
    try host.tap("Date")
    #expect(host.texts == ["by date", "More"])
  }

  private struct Recipe: Transferable {
    let title: String
    static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \Recipe.title) }
  }

  @Test func whatIsSharedReachesTheHost() throws {
    let host = TestHost {
      ShareLink(item: URL(string: "https://example.org/1")!, subject: Text("One"))
      ShareLink("Both", items: ["a", "b"], message: Text("Look"))
      ShareLink(item: Recipe(title: "Soup"), preview: SharePreview("Soup")) { Text("Recipe") }
    }
    try host.tap("Share…")
    try host.tap("Both")
    try host.tap("Recipe")
    #expect(
      host.host.shared.map(\.contents) == [
        [.url(URL(string: "https://example.org/1")!)], [.text("a"), .text("b")], [.text("Soup")],
      ])
    #expect(host.host.shared.map(\.subject) == ["One", nil, nil])
    #expect(host.host.shared.map(\.message) == [nil, "Look", nil])
  }
}
