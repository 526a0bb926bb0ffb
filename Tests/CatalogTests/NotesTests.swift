import CairnTesting
import Foundation
import SwiftUI
import Testing

@testable import Catalog

@MainActor
@Suite("Notes is a small app worth keeping")
struct NotesTests {
  private func open() throws -> TestHost {
    let host = freshCatalog()
    try host.tap("Notes")
    return host
  }

  @Test func notesAreSearched() throws {
    let host = try open()
    try host.type("plum", into: "Search notes")
    #expect(host.isVisible("Plum cake") && !host.isVisible("Soup"))
    try host.type("nothing of the kind", into: "Search notes")
    #expect(host.texts.contains { $0.contains("No Results") })
  }

  @Test func aNewNoteBeginsInItsTitleAndComesFirst() throws {
    let host = try open()
    try host.tap("New")
    #expect(host.title == "New note" && host.focused == "Title")
    try host.type("Milk", into: "Title")
    try host.type("Two bottles", into: "What to remember")
    #expect(host.title == "Milk")
    try host.goBack()
    let names = host.texts.filter { ["Milk", "Bread", "Soup", "Plum cake"].contains($0) }
    #expect(names == ["Milk", "Bread", "Soup", "Plum cake"])
    let again = try host.terminateAndRestore()
    try again.tap("Notes")
    #expect(again.isVisible("Milk"))
  }

  @Test func aNewNoteThatStaysEmptyIsNotKept() throws {
    let host = try open()
    try host.tap("New")
    try host.goBack()
    #expect(!host.isVisible("New note"))
  }

  @Test func aDeletionIsTakenBack() throws {
    let host = try open()
    try host.swipe("Soup", "Delete")
    #expect(!host.isVisible("Soup") && host.isVisible("“Soup” is deleted."))
    try host.tap("Undo")
    #expect(host.isVisible("Soup") && !host.isVisible("Undo"))
  }

  @Test func favouritesAreShownAlone() throws {
    let host = try open()
    try host.swipe("Soup", "Favourite")
    try host.tap("Show")
    try host.toggle("Favourites only")
    #expect(host.isVisible("Bread") && host.isVisible("Soup") && !host.isVisible("Plum cake"))
  }

  @Test func aNoteIsDeletedOnceConfirmed() throws {
    let host = try open()
    try host.tap("Bread")
    try host.tap("Delete")
    try host.tap("Delete", role: .button)
    #expect(host.title == "Notes" && !host.isVisible("Bread"))
    host.open(URL(string: "catalog://notes/1")!)
    #expect(host.isVisible("This note is gone"))
  }
}
