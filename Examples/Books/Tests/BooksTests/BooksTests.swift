#if canImport(CairnTesting)
  import CairnTesting
  import SwiftUI
  import Testing

  @testable import Books

  @MainActor
  @Suite("Books")
  struct BooksTests {
    @Test func aBookOpensAndCloses() throws {
      let host = TestHost(BooksApp.self, strict: true)
      try host.row("Reading").tap()
      try host.link("Middlemarch, George Eliot").tap()
      #expect(host.pages == ["Books", "Reading", "Middlemarch"])
      try host.goBack()
      #expect(host.title == "Reading")
    }

    @Test func aBookIsAddedAndKept() throws {
      let host = TestHost(BooksApp.self, strict: true)
      try host.row("To Read").tap()
      try host.button("Add").tap()
      host.field("Title").text = "Ulysses"
      host.field("Author").text = "James Joyce"
      try host.button("Save").tap()
      #expect(host.link("Ulysses, James Joyce").exists)
      let next = try host.terminateAndRestore()
      #expect(next.link("Ulysses, James Joyce").exists)
    }

    @Test func deletingAsksFirst() throws {
      let host = TestHost(BooksApp.self, strict: true)
      host.open(URL(string: "books://books/3")!)
      #expect(host.title == "Walden")
      try host.button("Delete").tap()
      #expect(host.alert.title == "Delete this book?")
      try host.alert.button("Delete").tap()
      #expect(host.title == "Finished")
      #expect(host.isVisible("No Books"))
    }

    @Test func searchFindsTitles() throws {
      let host = TestHost(BooksApp.self, strict: true)
      try host.row("Reading").tap()
      host.searchField.text = "middle"
      #expect(host.link("Middlemarch, George Eliot").exists)
      host.searchField.text = "emma"
      #expect(host.isVisible("No Books"))
    }

    @Test func aWideWindowHasColumns() throws {
      let host = TestHost(BooksApp.self, width: 1000, strict: true)
      #expect(host.isVisible("Choose a Shelf"))
      try host.row("Reading").tap()
      #expect(host.row("To Read").exists)
      #expect(host.link("Middlemarch, George Eliot").exists)
    }

    @Test func theMenuAddsABook() throws {
      let host = TestHost(BooksApp.self, strict: true)
      try host.row("Reading").tap()
      try host.press("b", modifiers: [.command, .shift])
      #expect(host.sheet.title == "New Book")
    }

    @Test func everyPageCanBeReachedAndLeft() throws {
      let report = try TestHost(BooksApp.self, strict: true).walkEverything()
      #expect(report.isClean, "\(report)")
    }
  }
#endif
