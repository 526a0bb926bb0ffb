import CairnFoundation
import CairnHosting
import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("The terminal's own words")
struct LanguageTests {
  private func person(_ language: String) -> Person {
    let person = Person(width: 100, height: 40) { Fruits() }
    person.host.surroundings.locale = Locale(identifier: language)
    person.host.repaint()
    person.host.update()
    return person
  }

  @Test(arguments: ["de_DE", "ar_EG", "es", "fr-CA"])
  func theFooterTheKeysAndThePaletteAreInTheUsersLanguage(language: String) throws {
    let column = try #require(OwnWords.languages.firstIndex(of: String(language.prefix(2))))
    let words = OwnWords.table.mapValues { $0[column] }
    let person = person(language)
    for word in ["Move", "Open", "Commands", "Keys", "Quit"] {
      #expect(person.lines.last?.contains(try #require(words[word])) == true, "\(word)")
    }
    person.type("?")
    // Whatever the list of keys says has a translation.
    let overlay = try #require(person.host.overlay as? KeysOverlay)
    for group in overlay.groups {
      #expect(words.values.contains(group.title), "\(group.title)")
      for line in group.lines { #expect(words.values.contains(line.meaning), "\(line.meaning)") }
    }
    person.press(.escape)
    person.type(":")
    #expect(person.sees(try #require(words["Search pages and commands"])))
    #expect(person.sees(try #require(words["Ends the app"])))
    #expect(!person.sees("Ends the app"))
  }

  @Test func otherLanguagesGetEnglish() {
    #expect(person("eo").lines.last?.contains("Move") == true)
    #expect(OwnWords(for: Locale(identifier: "de_CH"))("%1 problems", "3") == "3 Probleme")
  }
}
