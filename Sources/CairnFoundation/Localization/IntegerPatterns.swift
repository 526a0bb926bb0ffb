import CairnLocks
import Foundation

/// Formats integers as a locale does, without asking the system for each one.
///
/// A locale formats all numbers of one length alike except for their digits. One number of each length,
/// formatted by the system, is therefore the pattern for all others. Formatting a number takes the system
/// thousands of steps.
struct IntegerPatterns {
  /// The bytes of a formatted number, with zeros in place of its digits.
  private typealias Pattern = [UInt8]

  private let identifier: String
  private let digits: [[UInt8]]
  /// The patterns by length, those of negative numbers after the others. Unknown ones are `nil`.
  private var patterns = [Pattern?](repeating: nil, count: 2 * mostDigits + 2)

  private static var mostDigits: Int { 19 }
  private static let known = Mutex<[IntegerPatterns]>([])

  /// Returns the number in the locale's format, or `nil` if the format is not supported.
  static func text(of number: Int64, locale: Locale) -> String? {
    let identifier = locale.identifier
    // Most numbers on a screen are small, and most languages format them with plain digits.
    if number >= 0, number < 1000, PlainDigits.areUsed(in: identifier) { return PlainDigits.text(of: Int(number)) }
    return known.withLock { known in
      let index = known.firstIndex { $0.identifier == identifier } ?? known.count
      if index == known.count { known.append(IntegerPatterns(locale, identifier)) }
      return known[index].text(of: number, locale)
    }
  }

  private init(_ locale: Locale, _ identifier: String) {
    self.identifier = identifier
    let style = IntegerFormatStyle<Int64>(locale: locale)
    digits = (0...9).map { Array(style.format($0).utf8) }
  }

  private mutating func text(of number: Int64, _ locale: Locale) -> String? {
    var rest = number.magnitude
    var length = 1
    var bound: UInt64 = 10
    while rest >= bound, length < Self.mostDigits {
      length += 1
      bound *= 10
    }
    let place = length + (number < 0 ? Self.mostDigits + 1 : 0)
    if patterns[place] == nil { patterns[place] = pattern(length, isNegative: number < 0, locale) }
    guard let pattern = patterns[place], !pattern.isEmpty else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pattern.count)
    // From the last digit to the first, then reversed.
    for byte in pattern.reversed() {
      if byte != 0 {
        bytes.append(byte)
        continue
      }
      let digit = digits[Int(rest % 10)]
      rest /= 10
      if digit.count == 1 { bytes.append(digit[0]) } else { bytes.append(contentsOf: digit.reversed()) }
    }
    bytes.reverse()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the pattern, derived from a number whose digits are all ones, or an empty one if they cannot be
  /// found in it.
  private func pattern(_ length: Int, isNegative: Bool, _ locale: Locale) -> Pattern {
    var sample: Int64 = 0
    for _ in 0..<length { sample = sample * 10 + 1 }
    let written = Array(IntegerFormatStyle<Int64>(locale: locale).format(isNegative ? -sample : sample).utf8)
    let one = digits[1]
    var pattern: Pattern = []
    var found = 0
    var index = 0
    while index < written.count {
      if written[index...].starts(with: one) {
        pattern.append(0)
        found += 1
        index += one.count
      } else {
        pattern.append(written[index])
        index += 1
      }
    }
    return found == length ? pattern : []
  }
}
