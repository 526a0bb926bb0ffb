import Foundation
import Testing

@testable import CairnFoundation

/// Numbers put together from patterns, against the system's own.
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
}
