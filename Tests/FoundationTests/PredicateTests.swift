import CairnFoundation
import Foundation
import Testing

@Suite("Predicates written as texts")
struct PredicateTests {
  private struct Song {
    let title: String
    let year: Int
    let artist: String?
  }

  private let song = Song(title: "Étude", year: 1830, artist: "Chopin")

  @Test func aTextThatMakesNoSenseIsToldWithoutWhatATerminalObeys() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      #expect(!NSPredicate(format: "no \u{1B}]0;owned\u{7} sense").evaluate(with: nil))
    }
    let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(said == "NSPredicate: cannot read the format \"no ]0;owned sense\".\n")
  }

  @Test func addressesAreCheckedAsFormsDo() {
    let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    let predicate = NSPredicate(format: "SELF MATCHES %@", pattern)
    #expect(predicate.evaluate(with: "ada@example.org"))
    #expect(!predicate.evaluate(with: "ada@example"))
    #expect(!predicate.evaluate(with: "mail ada@example.org"), "The whole text has to fit.")
    #expect(!predicate.evaluate(with: nil))
    #expect(!predicate.evaluate(with: 7))
  }

  @Test(arguments: [
    ("title CONTAINS[cd] 'etu'", true), ("title CONTAINS 'etu'", false), ("title BEGINSWITH 'Ét'", true),
    ("title ENDSWITH[c] 'DE'", true), ("title LIKE 'É*'", true), ("title LIKE '?tud'", false), ("year == 1830", true),
    ("year > 1830", false), ("year >= 1830 AND year < 1900", true), ("year BETWEEN {1800, 1829}", false),
    ("year IN {1, 1830}", true), ("NOT (year == 1830)", false), ("year = 1 || artist != nil", true),
    ("artist == \"Chopin\"", true), ("publisher == nil", true), ("TRUEPREDICATE", true), ("FALSEPREDICATE", false),
  ]) func conditionsAreReadFromStoredProperties(format: String, isFulfilled: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: song) == isFulfilled)
  }

  @Test func valuesStandInPlaces() {
    #expect(NSPredicate(format: "%K == %d", "year", 1830).evaluate(with: song))
    #expect(NSPredicate(format: "title IN %@", ["Étude", "Waltz"]).evaluate(with: song))
    #expect(NSPredicate(format: "%K >= %@", argumentArray: ["age", 18]).evaluate(with: ["age": 20]))
  }

  @Test(arguments: ["", "SELF MATCHES", "SELF MATCHES %@", "(", "year ==", "'open", "%", "year !! 3", "AND", "{1, 2"])
  func whatMakesNoSenseIsFulfilledByNothing(format: String) {
    #expect(!NSPredicate(format: format).evaluate(with: song))
  }

  @Test func aDamagedPatternFitsNothing() {
    #expect(!NSPredicate(format: "SELF MATCHES %@", "[").evaluate(with: "["))
  }
}
