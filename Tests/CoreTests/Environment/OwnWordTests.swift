import CairnFoundation
import CairnTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Words that SwiftUI shows by itself")
struct OwnWordTests {
  private struct Fruits: View {
    let language: String
    @State private var text = ""
    @State private var asks = false
    @State private var warns = false

    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Apple") { Text("Sweet") }
          Button("Ask") { asks = true }
          Button("Warn") { warns = true }
          Button(role: .close) {}
        }
        .searchable(text: $text)
        .toolbar { EditButton() }
        .confirmationDialog("Which?", isPresented: $asks) { Button("This") {} }
        .alert("Beware", isPresented: $warns) {}
      }
      .environment(\.locale, Locale(identifier: language))
    }
  }

  @Test(arguments: ["de_DE", "ar_EG", "es", "fr-CA"])
  func standardButtonsAreInTheUsersLanguage(language: String) throws {
    let column = try #require(OwnWords.languages.firstIndex(of: String(language.prefix(2))))
    func word(_ english: String) throws -> String { try #require(OwnWords.table[english])[column] }
    let host = TestHost { Fruits(language: language) }
    #expect(host.button(try word("Close")).exists)
    #expect(host.field(try word("Search")).exists)
    try host.tap(try word("Edit"))
    try host.tap(try word("Done"))
    try host.tap("Ask")
    try host.tap(try word("Cancel"))
    try host.tap("Warn")
    try host.tap(try word("OK"))
    try host.tap("Apple")
    try host.tap(try word("Back"))
    #expect(host.text("Sweet").exists == false)
  }

  @Test func languagesWithoutTranslationsGetEnglish() throws {
    let host = TestHost { Fruits(language: "eo") }
    try host.tap("Edit")
    try host.tap("Done")
    try host.tap("Warn")
    try host.tap("OK")
  }
}
