#if canImport(CairnTesting)
  import CairnTesting
  import SwiftUI
  import Testing

  @testable import Books

  @MainActor
  @Suite("Steps of the guide")
  struct StepTests {
    @Test func theFirstPageOpensABook() throws {
      let host = TestHost(strict: true) { ContentView() }
      try host.link("Emma").tap()
      #expect(host.texts.contains("Notes on Emma"))
    }

    @Test func aPathIsSetByALinkAndCleared() throws {
      let host = TestHost(strict: true) { BookStack(library: .sample) }
      host.open(URL(string: "books://books/2")!)
      #expect(host.pages == ["Books", "Middlemarch"])
      try host.button("All Books").tap()
      #expect(host.pages == ["Books"])
    }

    @Test func aStoredPathComesBack() throws {
      let host = TestHost(strict: true) { RestoredStack(library: .sample) }
      try host.link("Jane Austen").tap()
      let next = try host.terminateAndRestore()
      #expect(next.pages == ["Books", "Jane Austen"])
    }

    @Test func rowsAreMovedAndDeleted() throws {
      let host = TestHost(strict: true) { NavigationStack { EditableList().navigationTitle("Books") } }
      try host.row("Walden").move(before: "Emma")
      try host.row("Emma").delete()
      #expect(host.rows == ["Walden", "Middlemarch"])
    }

    @Test func aSheetShowsItsItem() throws {
      let host = TestHost(strict: true) { Quotes() }
      try host.row(at: 0).tap()
      #expect(host.sheet.texts.contains("It is a truth universally acknowledged …"))
      try host.button("Close").tap()
      #expect(host.sheets == 0)
    }

    @Test func aShelfIsChosen() throws {
      let host = TestHost(strict: true) { Chooser() }
      try host.button("Move to…").tap()
      try host.dialog.button("Finished").tap()
      #expect(host.isVisible("finished"))
    }

    private struct Chooser: View {
      @State private var shelf = Shelf.wanted

      var body: some View {
        ShelfChooser(shelf: $shelf)
        Text(shelf.rawValue)
      }
    }

    @Test func threeColumnsShowTheBook() throws {
      let host = TestHost(width: 1200, strict: true) { ThreeColumns(library: .sample) }
      try host.row("Middlemarch").tap()
      #expect(host.isVisible("George Eliot"))
    }

    @Test func aModelIsShared() throws {
      let host = TestHost(strict: true) { ReaderPage() }
      host.field("Name").text = "Ann"
      try host.stepper("30 pages a day").increment()
      #expect(host.stepper("31 pages a day").exists)
    }

    @Test func starsArePressed() throws {
      let host = TestHost(strict: true) { Rating() }
      try host.button("4 stars").tap()
      #expect(host.button("4 stars").isSelected)
      #expect(host.isVisible("4 of 5"))
    }

    private struct Rating: View {
      @State private var rating = 2

      var body: some View {
        Stars(rating: $rating)
        Text("\(rating) of 5")
      }
    }

    @Test func coversHaveTheUsersFolder() throws {
      let host = TestHost(strict: true) { FolderName() }
      let name = try #require(host.texts.first)
      #expect(UUID(uuidString: name) != nil)
      #expect(try host.terminateAndRestore().texts == [name])
    }

    private struct FolderName: View {
      @AppStorage("coverFolder") private var name = ""

      var body: some View {
        Text(name)
          .onAppear { _ = try? Covers().folder() }
      }
    }

    @Test func aScopeNarrowsASearch() throws {
      let host = TestHost(strict: true) { NavigationStack { ScopedSearch(library: .sample) } }
      host.searchField.text = "e"
      #expect(host.isVisible("Emma"))
    }
  }
#endif
