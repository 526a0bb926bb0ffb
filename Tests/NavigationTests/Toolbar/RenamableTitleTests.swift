import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Titles a person can change")
struct RenamableTitleTests {
  private struct Notes: View {
    @State private var name = "Notes"
    var body: some View {
      NavigationStack {
        Text("Called \(name)").navigationTitle($name)
      }
    }
  }

  private struct OwnMenu: View {
    @State private var name = "Plans"
    var isRenamable = true
    var body: some View {
      NavigationStack {
        if isRenamable {
          Text("Called \(name)").navigationTitle($name).toolbarTitleMenu {
            Button("Duplicate") {}
            RenameButton()
          }
        } else {
          Text("Called \(name)").navigationTitle(name).toolbarTitleMenu { RenameButton() }
        }
      }
    }
  }

  @Test func aBoundTitleOffersRename() throws {
    let host = TestHost { Notes() }
    #expect(host.title == "Notes")
    try host.tap("Title menu")
    try host.tap("Rename")
    try host.type("Letters", into: "Title")
    #expect(host.isVisible("Called Letters"), "What is typed is written at once.")
    try host.submit("Title")
    #expect(host.title == "Letters")
    #expect(!host.isVisible("Rename"), "The menu closes when something in it was chosen.")
    #expect(host.diagnostics.isEmpty)
  }

  @Test func aMenuOfTheAppsOwnTakesThePlaceOfTheOffer() throws {
    let host = TestHost { OwnMenu() }
    try host.tap("Title menu")
    #expect(host.isVisible("Duplicate"))
    try host.tap("Rename")
    try host.type("Travels", into: "Title")
    #expect(host.isVisible("Called Travels"))
  }

  @Test func aTitleThatIsNotBoundCannotBeRenamed() throws {
    let host = TestHost { OwnMenu(isRenamable: false) }
    try host.tap("Title menu")
    #expect(throws: (any Error).self) { try host.tap("Rename") }
  }

  @Test func aPlainTitleHasNoMenu() {
    let host = TestHost { NavigationStack { Text("Body").navigationTitle("Fixed") } }
    #expect(!host.isVisible("Title menu"))
  }
}
