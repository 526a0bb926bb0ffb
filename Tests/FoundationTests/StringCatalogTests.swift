import Foundation
import Synchronization
import Testing

@testable import CairnFoundation

@Suite("String catalogues", .serialized)
struct StringCatalogTests {
  /// A bundle with a catalog.
  private final class Texts {
    let folder = FileManager.default.temporaryDirectory.appending(path: "catalogue-\(UUID().uuidString)")
    let bundle: Bundle

    init(_ catalog: String) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(catalog.utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
      bundle = try #require(Bundle(url: folder))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  private static let catalog = """
    {
      "sourceLanguage": "en", "version": "1.0",
      "strings": {
        "Bye": {
          "comment": "At the door",
          "localizations": {
            "de": { "stringUnit": { "state": "translated", "value": "Tschüss" } },
            "en": { "stringUnit": { "state": "translated", "value": "Bye now" } }
          }
        },
        "%lld stones": {
          "localizations": {
            "en": { "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%lld stone" } },
              "other": { "stringUnit": { "state": "translated", "value": "%lld stones" } },
              "zero": { "stringUnit": { "state": "translated", "value": "No stones" } } } } },
            "pl": { "variations": { "plural": {
              "few": { "stringUnit": { "state": "translated", "value": "%lld kamienie" } },
              "many": { "stringUnit": { "state": "translated", "value": "%lld kamieni" } },
              "one": { "stringUnit": { "state": "translated", "value": "%lld kamień" } },
              "other": { "stringUnit": { "state": "translated", "value": "%lld kamienia" } } } } }
          }
        },
        "%@ has %lld stones": {
          "localizations": { "en": {
            "stringUnit": { "state": "translated", "value": "%1$@ has %#@stones@" },
            "substitutions": { "stones": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "a single stone" } },
              "other": { "stringUnit": { "state": "translated", "value": "%arg stones" } } } } } } } }
        },
        "Untouched": {}
      }
    }
    """

  private let english = Locale(identifier: "en_US")

  @Test func aTextIsFoundInTheLanguageOfTheLocale() throws {
    let texts = try Texts(Self.catalog)
    #expect(String(localized: "Bye", bundle: texts.bundle, locale: Locale(identifier: "de_AT")) == "Tschüss")
    #expect(String(localized: "Bye", bundle: texts.bundle, locale: english) == "Bye now")
    #expect(String(localized: "Untouched", bundle: texts.bundle, locale: english) == "Untouched")
  }

  @Test(arguments: [(0, "No stones"), (1, "1 stone"), (5, "5 stones")])
  func pluralsFollowTheNumber(count: Int, text: String) throws {
    let texts = try Texts(Self.catalog)
    #expect(String(localized: "\(count) stones", bundle: texts.bundle, locale: english) == text)
  }

  @Test(arguments: [(1, "1 kamień"), (3, "3 kamienie"), (5, "5 kamieni"), (22, "22 kamienie")])
  func pluralsFollowTheLanguage(count: Int, text: String) throws {
    let texts = try Texts(Self.catalog)
    #expect(String(localized: "\(count) stones", bundle: texts.bundle, locale: Locale(identifier: "pl")) == text)
  }

  @Test func aPartOfATextCanHaveAPluralOfItsOwn() throws {
    let texts = try Texts(Self.catalog)
    #expect(
      String(localized: "\("Ann") has \(1) stones", bundle: texts.bundle, locale: english) == "Ann has a single stone")
    #expect(String(localized: "\("Ann") has \(4) stones", bundle: texts.bundle, locale: english) == "Ann has 4 stones")
  }

  @Test(arguments: ["", "[]", "{", "{\"strings\": 3}", "\u{0}\u{1}"])
  func whatIsNoCatalogueIsSaidAndKeysAreShown(catalog: String) throws {
    let texts = try Texts(catalog)
    let told = Mutex<[String]>([])
    StringCatalogs.$listener.withValue({ problem in told.withLock { $0.append(problem) } }) {
      #expect(String(localized: "Bye", bundle: texts.bundle, locale: english) == "Bye")
      #expect(String(localized: "Bye", bundle: texts.bundle, locale: english) == "Bye")
    }
    #expect(told.withLock { $0.filter { $0.contains(texts.folder.lastPathComponent) }.count } == 1)
  }

  @Test func anEntryThatIsNotUnderstoodDoesNotSpoilTheRest() throws {
    let told = Mutex<[String]>([])
    // Only here, with a listener: without one, a problem is reported to whichever app runs in another test.
    let broken = #""Broken": { "localizations": { "en": { "stringUnit": 7 } } }, "Untouched": {}"#
    let texts = try Texts(Self.catalog.replacing(#""Untouched": {}"#, with: broken))
    StringCatalogs.$listener.withValue({ problem in told.withLock { $0.append(problem) } }) {
      #expect(String(localized: "Broken", bundle: texts.bundle, locale: english) == "Broken")
      #expect(String(localized: "Bye", bundle: texts.bundle, locale: english) == "Bye now")
    }
    #expect(told.withLock { $0.contains { $0.contains("Broken") } })
  }
}
