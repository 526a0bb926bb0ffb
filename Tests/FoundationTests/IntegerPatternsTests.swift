import Foundation
import Testing

@testable import CairnFoundation

/// Numbers formatted with patterns, compared to the system's own format.
@Suite("Whole numbers in texts")
struct IntegerPatternsTests {
  @Test(arguments: ["en_US", "de_DE", "de_CH", "hi_IN", "ar_EG", "es_ES", "pl_PL", "sv_SE", "fa_IR", "fr_FR", ""])
  func areWrittenAsTheLocaleWritesThem(identifier: String) {
    let locale = Locale(identifier: identifier)
    let style = IntegerFormatStyle<Int64>(locale: locale)
    let numbers: [Int64] = [
      0, 7, 10, 42, 111, 999, 1_000, 1_111, 1_234, 9_876, 12_345, 100_000, 123_456, 1_234_567, 987_654_321,
      1_111_111_111_111_111_111, .max,
    ]
    for number in numbers {
      #expect(IntegerPatterns.text(of: number, locale: locale) == style.format(number), "\(number) in \(identifier)")
      #expect(IntegerPatterns.text(of: -number, locale: locale) == style.format(-number), "\(-number) in \(identifier)")
    }
    #expect(IntegerPatterns.text(of: .min, locale: locale) == style.format(.min))
  }

  /// Every locale whose small numbers are formatted without asking the system.
  @Test func smallNumbersArePlainWhereItIsSaid() {
    let certain = Locale.availableIdentifiers.filter(PlainDigits.areUsed)
    #expect(certain.count > 250)
    for identifier in certain {
      let style = IntegerFormatStyle<Int64>(locale: Locale(identifier: identifier))
      for number: Int64 in [0, 7, 42, 385, 999] {
        #expect(number.description == style.format(number), "\(number) in \(identifier)")
      }
    }
  }

  @Test(arguments: [
    "ar_EG", "fa", "mr_IN", "haw_US", "en_US@numbers=arab", "en-US-u-nu-arab", "e", "", "C", "EN_US", "english",
  ])
  func otherLocalesAreAsked(identifier: String) { #expect(!PlainDigits.areUsed(in: identifier)) }
}
