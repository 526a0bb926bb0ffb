import Foundation
import Testing

@testable import CairnFoundation

@Suite("Localized texts")
struct LocalizedTextTests {
  /// A bundle with a table for every language.
  private final class Texts {
    let folder = FileManager.default.temporaryDirectory.appending(path: "texts-\(UUID().uuidString)")
    let bundle: Bundle

    init(_ table: String, named name: String = "Localizable") throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(table.utf8).write(to: folder.appending(path: "\(name).strings"))
      bundle = try #require(Bundle(url: folder))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  @Test func aTextIsFoundInTheBundle() throws {
    let texts = try Texts("\"Hello, %@\" = \"Servus, %@!\"; \"Bye\" = \"Pfiat di\";")
    #expect(String(localized: "Hello, \("Ann")", bundle: texts.bundle) == "Servus, Ann!")
    #expect(String(localized: "Bye", bundle: texts.bundle, comment: "At the door") == "Pfiat di")
    #expect(String(localized: "Thanks", bundle: texts.bundle) == "Thanks")
  }

  @Test func aKeyOfItsOwnStandsForItsDefault() throws {
    let texts = try Texts("\"greeting\" = \"Servus, %@!\";", named: "Door")
    #expect(
      String(localized: "greeting", defaultValue: "Hello, \("Ann")", table: "Door", bundle: texts.bundle)
        == "Servus, Ann!")
    #expect(String(localized: "parting", defaultValue: "Bye, \("Ann")", bundle: texts.bundle) == "Bye, Ann")
    #expect(String(localized: "no.such", defaultValue: "\(3) left", locale: Locale(identifier: "en")) == "3 left")
  }

  @Test func aDescriptionIsLookedUpLater() throws {
    let texts = try Texts("\"%lld files\" = \"Dateien: %lld\";")
    let files = LocalizedStringResource("\(3) files", bundle: .atURL(texts.folder))
    #expect(files.key == "%lld files")
    #expect(String(localized: files) == "Dateien: 3")
    #expect(String(localized: "Found: \(files)") == "Found: Dateien: 3")
    #expect(String(localized: LocalizedStringResource("a.b", defaultValue: "Words")) == "Words")
    let literal: LocalizedStringResource = "Plain"
    #expect(literal == LocalizedStringResource("Plain"))
  }

  @Test func marksInATableAreRead() throws {
    let texts = try Texts("\"Sale\" = \"**Heute** billig\";")
    let text = AttributedString(localized: "Sale", bundle: texts.bundle)
    #expect(String(text.characters) == "Heute billig")
    #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
  }

  @Test func marksAroundAnArgumentCountAndThoseInItDoNot() {
    let text = AttributedString(localized: "**\("*Ann*")** is here")
    #expect(String(text.characters) == "*Ann* is here")
    #expect(text.runs.map(\.inlinePresentationIntent) == [.stronglyEmphasized, nil])
    let link = AttributedString(localized: "[more](https://example.org/\(7))")
    #expect(link.runs.first?.link?.absoluteString == "https://example.org/7")
  }

  @Test func aTableIsFoundByItsPathAlone() throws {
    let texts = try Texts("", named: "Menu")
    #expect(ProgramTexts.hasTable("Menu", in: texts.folder.path, languages: ["en"]))
    #expect(!ProgramTexts.hasTable("Other", in: texts.folder.path, languages: ["en"]))
    let german = texts.folder.appending(path: "de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    try Data().write(to: german.appending(path: "Other.stringsdict"))
    #expect(ProgramTexts.hasTable("Other", in: texts.folder.path, languages: ["en", "de"]))
  }

  /// Users of one process may speak several languages.
  @Test func aUsersLanguageIsLookedUpInItsOwnTable() throws {
    let texts = try Texts("\"Bye\" = \"Bye now\"; \"Thanks\" = \"Thank you\";")
    for (language, words) in [("de", "Tschüss"), ("de-AT", "Servus"), ("zh-Hant", "再見")] {
      let folder = texts.folder.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("\"Bye\" = \"\(words)\";".utf8).write(to: folder.appending(path: "Localizable.strings"))
    }
    let zone = TimeZone.gmt
    for (identifier, words) in [
      ("de_DE", "Tschüss"), ("de_AT", "Servus"), ("zh_TW", "再見"), ("fr_FR", "Bye now"), ("en_US", "Bye now"),
    ] {
      let locale = Locale(identifier: identifier)
      Person.$own.withValue(Person.Region(locale: locale, timeZone: zone)) {
        #expect(Locale.current == locale)
        #expect(String(localized: "Bye", bundle: texts.bundle) == words)
        // A text that a language lacks is the process's.
        #expect(String(localized: "Thanks", bundle: texts.bundle) == "Thank you")
      }
    }
    #expect(String(localized: "Bye", bundle: texts.bundle) == "Bye now")
    #expect(ProgramLanguages.languages(in: [texts.folder.path]) == ["de", "de-AT", "zh-Hant"])
  }

  @Test func namesOfALanguageGoFromTheExactToThePlainOne() {
    #expect(LanguageChoice.names(of: "zh_Hant_TW") == ["zh-Hant-TW", "zh-TW", "zh-Hant", "zh"])
    #expect(LanguageChoice.names(of: "zh-CN") == ["zh-Hans-CN", "zh-CN", "zh-Hans", "zh"])
    #expect(LanguageChoice.names(of: "de_CH@collation=phonebook") == ["de-CH", "de"])
    #expect(LanguageChoice.names(of: "") == [])
    let choice = LanguageChoice(among: ["de", "pt-BR", "EN"])
    #expect(["de-AT", "pt-PT", "en-GB", "fr"].map { choice.language(for: $0) } == ["de", "pt-BR", "EN", nil])
  }

  /// The fast path of filling in a text has the same result as the slow one, or leaves the text to it.
  @Test(arguments: ["en", "de_CH", "ar", "hi", "fr_FR"])
  func whatIsFilledInPlainlyIsWhatIsFilledInPieceByPiece(locale: String) {
    let locale = Locale(identifier: locale)
    let texts: [String.LocalizationValue] = [
      "\(0)", "Row \(7)", "\(42) of \(999)", "Hello, \("Ann")", "\("日本") \(UInt8(200)) \("")", "é\(12)é\("é")",
      "\(1000) miles", "\(-1) left", "100 % of \(3)", "\(2.5) km", "*\(5)*", "\(5, specifier: "%03d")",
      "\("a"), \("b")%",
      .init(key: "%lld", arguments: [], hasFormatting: true), .init(key: "%", arguments: [], hasFormatting: true),
      .init(key: "%@ and %@", arguments: [.integer(1), .string("one")], hasFormatting: true),
      .init(key: "%2$@ %1$@", arguments: [.string("b"), .string("a")], hasFormatting: true),
      .init(key: "nothing", arguments: [.integer(1), .string("x")], hasFormatting: true),
    ]
    for text in texts {
      guard let plain = text.plainlyFilled(locale: locale) else { continue }
      #expect(plain == text.resolved(locale: locale))
    }
  }

  @Test func plainTextsAreFilledInPlainly() throws {
    let english = Locale(identifier: "en_US")
    let text: String.LocalizationValue = "Row \(7) of \("many")"
    #expect(text.plainlyFilled(locale: english) == "Row 7 of many")
    let marked: String.LocalizationValue = "Row *\(7)*"
    #expect(marked.plainlyFilled(locale: english) == nil)
    #expect(text.plainlyFilled(locale: Locale(identifier: "ar")) == nil)
    let table = try Texts("\"Row %lld of %@\" = \"Zeile %lld (%@)\";")
    #expect(text.plainlyFilled(bundle: table.bundle, locale: english) == "Zeile 7 (many)")
  }
}
