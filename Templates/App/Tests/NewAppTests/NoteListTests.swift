import CairnTesting
import SwiftUI
import Testing

@testable import NewApp

@MainActor
@Suite("The list of notes")
struct NoteListTests {
  @Test func aNoteOpensAndClosesAgain() throws {
    let host = TestHost(NewAppApp.self)
    try host.tap("Shopping")
    #expect(host.title == "Shopping")
    #expect(host.texts.contains("Bread, salt, wine."))
    try host.goBack()
    #expect(host.title == "Notes")
  }

  @Test func aNewNoteIsAtTheEnd() throws {
    let host = TestHost(NewAppApp.self)
    try host.tap("Add")
    try host.tap("Note 3")
    #expect(host.title == "Note 3")
  }
}
