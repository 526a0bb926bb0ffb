import Foundation

/// Dates along a scale, one or more calendar units apart.
struct DateTicks {
  var unit: Calendar.Component
  var count: Int
  var calendar: Calendar

  init(unit: Calendar.Component, count: Int = 1, calendar: Calendar = .autoupdatingCurrent) {
    self.unit = unit
    self.count = max(count, 1)
    self.calendar = calendar
  }

  /// Strides that are easy to read, with their approximate length in seconds.
  private static let strides: [(unit: Calendar.Component, count: Int, seconds: Double)] = [
    (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30),
    (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1800),
    (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200),
    (.day, 1, 86_400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800), (.weekOfYear, 2, 1_209_600),
    (.month, 1, 2_629_800), (.month, 3, 7_889_400), (.month, 6, 15_778_800), (.year, 1, 31_557_600),
    (.year, 2, 63_115_200), (.year, 5, 157_788_000), (.year, 10, 315_576_000), (.year, 20, 631_152_000),
    (.year, 50, 1_577_880_000), (.year, 100, 3_155_760_000),
  ]

  /// Chooses the stride that divides a range into about so many parts, none shorter than a unit of the data.
  static func fitting(
    _ range: ClosedRange<Date>, count: Int, unit: Calendar.Component? = nil, calendar: Calendar = .autoupdatingCurrent
  ) -> DateTicks {
    let span = range.upperBound.timeIntervalSince(range.lowerBound)
    let wanted = span / Double(max(count, 1))
    let least = unit.flatMap { unit in strides.first { $0.unit == unit }?.seconds } ?? 0
    let stride = strides.first { $0.seconds >= wanted * 0.75 && $0.seconds >= least } ?? strides[strides.count - 1]
    return DateTicks(unit: stride.unit, count: stride.count, calendar: calendar)
  }

  /// Returns the dates in a range.
  func dates(in range: ClosedRange<Date>) -> [Date] { dates(around: range).filter(range.contains) }

  /// Returns the dates in a range, the last one before and the first one after.
  func dates(around range: ClosedRange<Date>) -> [Date] {
    guard var start = calendar.dateInterval(of: unit, for: range.lowerBound)?.start else { return [] }
    start = aligned(start)
    var dates: [Date] = []
    // Counting from the start, rather than from the date before, keeps the 31st at ends of months.
    for step in 0..<5000 {
      guard let date = calendar.date(byAdding: unit, value: step * count, to: start) else { break }
      dates.append(date)
      if date >= range.upperBound { break }
    }
    return dates
  }

  /// Moves the start of a unit back to a multiple of the count: to noon for twelve hours, to January for six months.
  private func aligned(_ start: Date) -> Date {
    guard count > 1, let larger = Self.larger[unit] else { return start }
    let place: Int
    if let larger {
      guard let outer = calendar.dateInterval(of: larger, for: start)?.start else { return start }
      place = calendar.dateComponents([unit], from: outer, to: start).value(for: unit) ?? 0
    } else {
      place = calendar.component(unit, from: start)
    }
    return calendar.date(byAdding: unit, value: -(place % count), to: start) ?? start
  }

  /// The unit in which another is counted. Years have none.
  private static let larger: [Calendar.Component: Calendar.Component?] = [
    .second: .minute, .minute: .hour, .hour: .day, .day: .month, .month: .year, .year: Optional.none,
  ]
}
