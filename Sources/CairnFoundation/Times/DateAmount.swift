import Foundation

/// An amount of a unit of time.
struct DateAmount {
  /// A unit of time.
  struct Kind: Comparable {
    /// Zero for the smallest.
    let rank: Int
    let component: Calendar.Component
    let unit: NSCalendar.Unit
    /// The other unit for weeks, which have two.
    var alsoUnit: NSCalendar.Unit?
    /// The name in CLDR.
    let name: String
    /// The average length.
    let seconds: Double

    static func < (a: Kind, b: Kind) -> Bool { a.rank < b.rank }
    static func == (a: Kind, b: Kind) -> Bool { a.rank == b.rank }

    /// Whether it appears in the colon-separated style.
    var isOnClocks: Bool { rank <= 2 }

    /// Returns the fixed number of smaller units in one, or `nil` if it varies.
    func factor(to other: Kind) -> Double? {
      let isFixed = rank <= 4 || (rank == 6 && other.rank == 5)
      return isFixed && other < self ? (seconds / other.seconds).rounded() : nil
    }
  }

  let kind: Kind
  var count: Double

  /// From the largest to the smallest.
  static let kinds = [
    Kind(rank: 6, component: .year, unit: .year, name: "year", seconds: 31_556_952),
    Kind(rank: 5, component: .month, unit: .month, name: "month", seconds: 2_629_746),
    Kind(
      rank: 4, component: .weekOfYear, unit: .weekOfMonth, alsoUnit: .weekOfYear, name: "week", seconds: 604_800),
    Kind(rank: 3, component: .day, unit: .day, name: "day", seconds: 86_400),
    Kind(rank: 2, component: .hour, unit: .hour, name: "hour", seconds: 3_600),
    Kind(rank: 1, component: .minute, unit: .minute, name: "minute", seconds: 60),
    Kind(rank: 0, component: .second, unit: .second, name: "second", seconds: 1),
  ]

  func digits(width: Int, locale: Locale) -> String {
    FloatingPointFormatStyle<Double>(locale: locale).grouping(.never)
      .precision(.integerAndFractionLength(integerLimits: width..., fractionLimits: 0...1)).format(count)
  }

  func text(width: UnitText.Width, isSpelledOut: Bool, digits: Int, locale: Locale) -> String {
    let precision = digits > 1 ? ".# integer-width/+\(String(repeating: "0", count: digits))" : ".#"
    guard let text = UnitText.string(count, unit: kind.name, width: width, precision: precision, locale: locale) else {
      return "\(self.digits(width: digits, locale: locale)) \(kind.name)"
    }
    guard isSpelledOut, let number = UnitText.string(count, precision: precision, locale: locale),
      let place = text.range(of: number)
    else { return text }
    let speller = NumberFormatter()
    speller.numberStyle = .spellOut
    speller.locale = locale
    return text.replacingCharacters(in: place, with: speller.string(from: NSNumber(value: count)) ?? number)
  }
}
