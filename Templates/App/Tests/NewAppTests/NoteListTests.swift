#if canImport(CairnTesting)
  import CairnTesting
  import SwiftUI
  import Testing

  @testable import NewApp

  @MainActor
  @Suite("The list of notes")
  struct NoteListTests {
    @Test func aNoteOpensAndClosesAgain() throws {
      let host = TestHost(NewAppApp.self, strict: true)
      try host.link("Shopping").tap()
      #expect(host.title == "Shopping")
      #expect(host.texts.contains("Bread, salt, wine."))
      try host.goBack()
      #expect(host.title == "Notes")
    }

    @Test func aNewNoteIsAtTheEnd() throws {
      let host = TestHost(NewAppApp.self, strict: true)
      try host.button("Add").tap()
      try host.link("Note 3").tap()
      #expect(host.title == "Note 3")
    }

    /// Where the app is allowed to have a problem, list its code: `strict: .except(["navigation.dead-link"])`.
    @Test func everyPageCanBeReachedAndLeft() throws {
      let report = try TestHost(NewAppApp.self, strict: true).walkEverything(maxSteps: 200)
      #expect(report.isClean, "\(report)")
    }

    @Test func randomUseBreaksNothing() async throws {
      try await TestHost(NewAppApp.self, strict: true).fuzz(commands: 1000) { host in
        try host.check(host.depth <= 1, "Pages pile up.")
      }
    }
  }
#endif
