import Foundation
import Testing

@testable import CairnFoundation

@Suite("English nouns and their numbers")
struct InflectionTests {
  private static let words = [
    "peg": "pegs", "box": "boxes", "bus": "buses", "glass": "glasses", "dish": "dishes", "church": "churches",
    "stomach": "stomachs", "city": "cities", "day": "days", "soliloquy": "soliloquies", "photo": "photos",
    "potato": "potatoes", "child": "children", "grandchild": "grandchildren", "person": "people",
    "salesperson": "salespeople",
    "man": "men", "fisherman": "fishermen", "human": "humans", "woman": "women", "foot": "feet", "goose": "geese",
    "mongoose": "mongooses", "mouse": "mice", "knife": "knives", "bookshelf": "bookshelves", "roof": "roofs",
    "belief": "beliefs", "analysis": "analyses", "axis": "axes", "criterion": "criteria", "quiz": "quizzes",
    "movie": "movies",
    "pie": "pies", "olive": "olives", "cave": "caves", "shoe": "shoes", "case": "cases", "house": "houses",
    "lens": "lenses",
    "headache": "headaches", "size": "sizes", "status": "statuses", "sheep": "sheep", "series": "series",
    "aircraft": "aircraft", "goldfish": "goldfish", "mother-in-law": "mothers-in-law", "passer-by": "passers-by",
    "runner-up": "runners-up", "play-off": "play-offs", "key": "keys", "leaf": "leaves", "cache": "caches",
    "event": "events", "message": "messages", "reply": "replies", "process": "processes", "address": "addresses",
    "match": "matches", "class": "classes", "course": "courses", "exercise": "exercises", "note": "notes",
    "minute": "minutes",
    "hero": "heroes", "video": "videos", "tax": "taxes", "waltz": "waltzes", "wolf": "wolves", "virus": "viruses",
    "expense": "expenses", "purchase": "purchases", "recipe": "recipes", "battery": "batteries", "journey": "journeys",
  ]

  @Test func nounsAreWrittenForMany() {
    for (one, many) in Self.words { #expect(EnglishNoun.plural(of: one) == many) }
  }

  @Test func whatIsForManyStaysSo() {
    for many in Self.words.values { #expect(EnglishNoun.plural(of: many) == many) }
  }

  @Test func nounsAreWrittenForOne() {
    for (one, many) in Self.words where !one.contains("-") {
      #expect(EnglishNoun.singular(of: many) == one)
      #expect(EnglishNoun.singular(of: one) == one)
    }
  }

  @Test(arguments: [
    (3, "peg", "3 pegs"), (1, "peg", "1 peg"), (0, "peg", "0 pegs"), (1, "pegs", "1 peg"),
    (2, "large pizza", "2 large pizzas"),
    (2, "piece of cake", "2 pieces of cake"), (4, "item left", "4 items left"), (2, "person is", "2 people are"),
    (1, "people are", "1 person is"), (2, "PDF", "2 PDFs"), (2, "LETTER", "2 LETTERS"), (2, "Child", "2 Children"),
    (-1, "degree", "-1 degree"), (2, "box, full", "2 boxes, full"), (1234, "step", "1,234 steps"),
  ])
  func aPhraseAgreesWithItsNumber(count: Int, words: String, written: String) {
    let key = String.LocalizationValue("^[\(count) \(words)](inflect: true)")
    let text = AttributedString(localized: key, locale: Locale(identifier: "en_US"))
    #expect(String(text.characters) == written)
  }

  @Test func arguments_and_marks_take_part() {
    let english = Locale(identifier: "en_GB")
    let order = AttributedString(
      localized: "Add ^[\(2) \("small") \("salad")](inflect: true) and ^[**\(1)** fork](inflect: true)", locale: english
    )
    #expect(String(order.characters) == "Add 2 small salads and 1 fork")
    #expect(order.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
  }

  @Test func otherLanguagesLoseTheMarkup() {
    let text = AttributedString(localized: "^[\(3) peg](inflect: true)", locale: Locale(identifier: "de"))
    #expect(String(text.characters) == "3 peg")
    #expect(text.runs.allSatisfy { $0.link == nil })
  }

  @Test(arguments: ["^[words]", "^[words](no attribute)", "^words", "2^[3", "^[](inflect: true"])
  func whatIsNoMarkupStandsForItself(words: String) {
    let text = AttributedString(localized: String.LocalizationValue(words), locale: Locale(identifier: "en"))
    #expect(String(text.characters) == words)
  }

  @Test func otherAttributesLoseTheirMarkup() throws {
    let text = AttributedString(localized: "^[Hello](morphology: { number: \"plural\" })")
    #expect(String(text.characters) == "Hello")
    let options = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: true)
    #expect(try String(AttributedString(markdown: "a ^[b](c: 'd')", options: options).characters) == "a b")
    #expect(try String(AttributedString(markdown: "a ^[b](c: 'd')").characters) == "a ^b")
  }

  @Test func textsAreReadWithAScope() throws {
    struct AppAttributes: AttributeScope { let foundation: AttributeScopes.FoundationAttributes }
    let english = Locale(identifier: "en")
    #expect(AttributedString(localized: "**a**", including: \.foundation) == AttributedString(localized: "**a**"))
    #expect(
      String(
        AttributedString(localized: "^[\(2) a](inflect: true)", locale: english, including: AppAttributes.self)
          .characters) == "2 as")
    #expect(try AttributedString(markdown: "**a**", including: \.foundation) == AttributedString(markdown: "**a**"))
    #expect(
      try AttributedString(markdown: Data("*a*".utf8), including: AppAttributes.self)
        == AttributedString(markdown: "*a*"))
  }

  @Test func argumentsAreMarkedWithTheirPlace() {
    let text = AttributedString(localized: "\("a") and \(2)", options: .applyReplacementIndexAttribute)
    #expect(text.runs.compactMap(\.replacementIndex) == [1, 2])
    var options = AttributedString.LocalizationOptions()
    options.applyReplacementIndexAttribute = true
    #expect(AttributedString(localized: "\("a") and \(2)", options: options) == text)
  }
}
