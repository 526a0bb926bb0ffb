import CairnFoundation
import CairnHosting
import Foundation
import Testing

@Suite("Cairn's own words")
struct OwnWordsTests {
  @Test(arguments: [
    ("de_AT", "Zurück zu Äpfel"), ("fr", "Retour à Äpfel"), ("es_419", "Volver a Äpfel"), ("ar_EG", "رجوع إلى Äpfel"),
    ("en_DE", "Back to Äpfel"), ("ja", "Back to Äpfel"),
  ])
  func theyAreInTheLanguageOfALocale(identifier: String, text: String) {
    #expect(OwnWords(for: Locale(identifier: identifier))("Back to %1", "Äpfel") == text)
  }

  @Test func everyTextIsInEveryLanguageWithItsValues() {
    for language in OwnWords.languages {
      let words = OwnWords(for: Locale(identifier: language))
      for (english, row) in OwnWords.table {
        #expect(row.count == OwnWords.languages.count)
        for place in ["%1", "%2"] { #expect(words(english).contains(place) == english.contains(place), "\(english)") }
      }
    }
  }

  @Test func aValueMayContainAPlace() {
    #expect(OwnWords.english("Page %1 of %2", "1", "9") == "Page 1 of 9")
    #expect(OwnWords.english("A text without translations") == "A text without translations")
  }
}
