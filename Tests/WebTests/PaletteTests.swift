import CairnFoundation
import CairnHosting
import CairnWire
import SwiftUI
import Testing

@testable import CairnWeb

/// The palette, the list of keys, and Cairn's own words on the page.
@MainActor @Suite("The palette in a browser")
struct PaletteTests {
  private struct Library: App {
    var body: some Scene {
      WindowGroup {
        NavigationStack {
          List {
            NavigationLink("Novels") { Text("All novels").navigationTitle("Novels") }
            NavigationLink("Poems") { Text("All poems").navigationTitle("Poems") }
          }
          .navigationTitle("Library")
          .toolbar { Button("Lend") {}.help("Lends a book") }
        }
      }
      .commands { CommandMenu("Books") { Button("Sort") {}.keyboardShortcut("o") } }
      Settings { Text("All settings") }
    }
  }

  private func names(_ patches: String) -> [String] {
    patches.matches(of: /\["([^"\[\]]+)","([^"]*)","([^"]*)","([^"]*)"\]/).map { "\($0.2) › \($0.1) \($0.4)" }
  }

  @Test func itFindsMenusBarsPagesAndSettings() throws {
    let page = try Served { .of(Library()) }
    let found = names(page.patches(.palette(showsKeys: false)))
    for name in ["Books › Sort Ctrl+O", "Toolbar › Lend ", "Page › Novels ", "Page › Poems ", "App › Settings "] {
      #expect(found.contains(name), "\(found)")
    }
  }

  @Test func aCommandIsRunOnce() throws {
    let page = try Served { .of(Library()) }
    let found = names(page.patches(.palette(showsKeys: false)))
    let number = try #require(found.firstIndex { $0.contains("Poems") }) + 1
    #expect(page.patches(.run(number)).contains("All poems"))
    #expect(page.patches(.run(number)).isEmpty)
    #expect(page.patches(.run(999)).isEmpty)
    // What is behind is offered from here.
    #expect(names(page.patches(.palette(showsKeys: false))).contains("Earlier › Library "))
  }

  @Test func theKeysAreListedWithTheAppsShortcuts() throws {
    let page = try Served { .of(Library()) }
    let found = names(page.patches(.palette(showsKeys: true)))
    #expect(found.contains("Find and more › Show all commands Ctrl+K") && found.contains("Books › Sort Ctrl+O"))
    #expect(page.patches(.run(1)).isEmpty)
  }

  @Test func theScriptIsLoadedAtItsFirstUse() throws {
    let page = try Served { .of(Library()) }
    #expect(!page.html.contains("palette-") && !Resources.script.contains("palette-"))
    #expect(Resources.answer(HTTPRequest(.get, Resources.palettePath))?.status == .ok)
  }

  @Test func everyTextOfTheScriptIsTranslated() {
    #expect(PageFiles.words.count > 20)
    for text in PageFiles.words { #expect(OwnWords.table[text] != nil, "\(text)") }
  }
}
