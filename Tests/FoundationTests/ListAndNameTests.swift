import CairnFoundation
import Foundation
import Testing

@Suite("Lists and names as text")
struct ListAndNameTests {
  @Test func listsAreSaidAsTheLanguageSaysThem() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["bread", "salt", "wine"]) == "bread, salt, and wine")
    #expect(formatter.string(from: ["bread", "salt"]) == "bread and salt")
    #expect(formatter.string(from: [1]) == "1")
    #expect(formatter.string(from: []) == "")
    formatter.locale = Locale(identifier: "de")
    #expect(formatter.string(from: ["Brot", "Salz", "Wein"]) == "Brot, Salz und Wein")
    let number = NumberFormatter()
    number.minimumFractionDigits = 1
    number.locale = Locale(identifier: "en_US")
    formatter.itemFormatter = number
    #expect(formatter.string(for: [1, 2]) == "1.0 und 2.0")
  }

  private let name = PersonNameComponents(
    namePrefix: "Dr.", givenName: "Ada", middleName: "King", familyName: "Lovelace", nickname: "Countess")

  @Test func namesAreWrittenLongOrShort() {
    let style = PersonNameComponents.FormatStyle(style: .medium, locale: Locale(identifier: "en"))
    #expect(style.format(name) == "Ada Lovelace")
    #expect(name.formatted(.name(style: .long).locale(Locale(identifier: "en"))) == "Dr. Ada King Lovelace")
    #expect(name.formatted(.name(style: .short).locale(Locale(identifier: "en"))) == "Countess")
    #expect(name.formatted(.name(style: .abbreviated).locale(Locale(identifier: "en"))) == "AL")
    #expect(style.locale(Locale(identifier: "hu")).format(name) == "Lovelace Ada")
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = Locale(identifier: "en")
    #expect(formatter.string(from: name) == "Ada Lovelace")
    #expect(PersonNameComponentsFormatter.localizedString(from: PersonNameComponents(), style: .long) == "")
  }

  @Test func familiesComeFirstInScriptsThatDoNotSpaceWords() {
    let name = PersonNameComponents(givenName: "太郎", familyName: "山田")
    #expect(PersonNameComponents.FormatStyle(locale: Locale(identifier: "en")).format(name) == "山田太郎")
  }

  @Test func aNameIsReadWordByWord() throws {
    let name = try PersonNameComponents("Ada King Lovelace")
    #expect(name.givenName == "Ada")
    #expect(name.middleName == "King")
    #expect(name.familyName == "Lovelace")
    #expect(try PersonNameComponents("Ada").familyName == nil)
    #expect(throws: CocoaError.self) { try PersonNameComponents("  ") }
  }
}
