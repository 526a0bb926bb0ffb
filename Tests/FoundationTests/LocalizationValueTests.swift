import Foundation
import Testing

@testable import CairnFoundation

@Suite struct LocalizationValueTests {
  private let english = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  private func text(_ key: String.LocalizationValue, _ table: [String: String] = [:], in locale: Locale? = nil)
    -> String
  {
    key.resolved(locale: locale ?? english) { key, _, _, _, _ in table[key] }
  }

  @Test func aLiteralIsItsOwnKey() {
    let key: String.LocalizationValue = "Save 50%"
    #expect(key.key == "Save 50%")
    #expect(text(key) == "Save 50%")
    #expect(text(key, ["Save 50%": "Spare 50%"]) == "Spare 50%")
  }

  @Test func interpolationsBecomePlaces() {
    let (name, count, share) = ("Ann", 3, 0.5)
    let key: String.LocalizationValue = "\(name) has \(count) at \(share, specifier: "%.1f")%"
    #expect(key.key == "%@ has %lld at %.1f%%")
    #expect(text(key) == "Ann has 3 at 0.5%")
    #expect(text(key, [key.key: "%3$.2f: %2$lld, %1$@"]) == "0.50: 3, Ann")
  }

  @Test func numbersHaveTheSeparatorsOfTheirLocale() {
    #expect(text("\(1_234_567)") == "1,234,567")
    #expect(text("\(1_234_567)", in: german) == "1.234.567")
    #expect(text("\(1234.5, specifier: "%.2f")", in: german) == "1.234,50")
    #expect(text("\(1.5)") == "1.500000")
    #expect(text("\(UInt64.max)") == "18,446,744,073,709,551,615")
  }

  @Test func formatsOfCAreUnderstood() {
    #expect(text("\(7, specifier: "%03d")") == "007")
    #expect(text("\(7, specifier: "%3d")|") == "  7|")
    #expect(text("\(7, specifier: "%-3d")|") == "7  |")
    #expect(text("\(255, specifier: "%02x")") == "ff")
    #expect(text("\(255, specifier: "%#X")") == "0XFF")
    #expect(text("\(3.14159, specifier: "%06.2f")") == "003.14")
    #expect(text("\(65, specifier: "%c")") == "A")
    #expect(text("\(5, specifier: "%+d")") == "+5")
  }

  @Test func aBrokenTranslationShowsWhatItCan() {
    let key: String.LocalizationValue = "\(3) files"
    #expect(text(key, [key.key: "%@ Dateien"]) == "3 Dateien")
    #expect(text(key, [key.key: "%lld von %lld"]) == "3 von ")
    #expect(text(key, [key.key: "%9$@"]) == "")
    #expect(text(key, [key.key: "100 % und %"]) == "100 % und %")
    #expect(text(key, [key.key: "%99999999999999999999d"]).count == 999)
    let name: String.LocalizationValue = "\("Ann")"
    #expect(text(name, ["%@": "%d"]) == "Ann")
  }

  @Test func valuesAreWrittenInTheirStyles() {
    #expect(text("\(0.25, format: .percent)") == "25%")
    let date = Date(timeIntervalSince1970: 0)
    let formatter = DateFormatter()
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy"
    #expect(text("\(date, formatter: formatter)") == "1970")
    let number = NumberFormatter()
    number.locale = english
    number.minimumFractionDigits = 2
    #expect(text("\(2.5 as NSNumber, formatter: number)") == "2.50")
    #expect(text("\(AttributedString("bold"))") == "bold")
  }

  @Test func keysAreEqualIfTheyWouldReadTheSame() {
    func key(_ n: Int) -> String.LocalizationValue { "\(n) files" }
    #expect(key(1) == key(1))
    #expect(key(1) != key(2))
    let plain: String.LocalizationValue = "files"
    #expect(plain == String.LocalizationValue("files"))
    func styled(_ x: Double) -> String.LocalizationValue { "\(x, format: .percent)" }
    #expect(styled(0.5) == styled(0.5))
    #expect(styled(0.5) != styled(0.6))
  }

  private struct Picture: LocalizedStringArgument, Equatable {
    let name: String
    func plainText(locale: Locale) -> String { "[\(name)]" }
  }

  @Test func argumentsThatAreMoreThanTextStayWhole() {
    var interpolation = String.LocalizationValue.StringInterpolation(literalCapacity: 4, interpolationCount: 1)
    interpolation.appendLiteral("Tap ")
    interpolation.append(Picture(name: "plus"))
    let key = String.LocalizationValue(stringInterpolation: interpolation)
    #expect(text(key) == "Tap [plus]")
    let pieces = key.pieces(locale: english) { _, _, _, _, _ in nil }
    guard case .object(let object, _)? = pieces.last else { return #expect(Bool(false)) }
    #expect(object.isEqual(to: Picture(name: "plus")))
  }
}
