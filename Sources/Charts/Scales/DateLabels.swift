import Foundation

/// Short names of dates along a scale.
struct DateLabels {
  let ticks: DateTicks
  let locale: Locale
  /// Whether the dates are of more than one year.
  let spansYears: Bool

  init(_ ticks: DateTicks, range: ClosedRange<Date>, locale: Locale) {
    self.ticks = ticks
    self.locale = locale
    let last = range.upperBound.addingTimeInterval(-1)
    spansYears =
      ticks.calendar.component(.year, from: range.lowerBound) != ticks.calendar.component(.year, from: last)
  }

  /// Returns a date's name. Where months begin a year, the year stands for January.
  func label(_ date: Date) -> String {
    var style = Date.FormatStyle(locale: locale, calendar: ticks.calendar, timeZone: ticks.calendar.timeZone)
    switch ticks.unit {
    case .second: style = style.minute(.twoDigits).second(.twoDigits)
    case .minute: style = style.hour().minute()
    case .hour: style = isStartOfDay(date) ? style.month(.abbreviated).day() : style.hour()
    case .day, .weekOfYear, .weekOfMonth, .weekday: style = style.month(.abbreviated).day()
    case .month where spansYears && ticks.calendar.component(.month, from: date) == 1: style = style.year()
    case .month: style = style.month(.abbreviated)
    case .quarter: style = style.quarter().year()
    default: style = style.year()
    }
    return date.formatted(style)
  }

  private func isStartOfDay(_ date: Date) -> Bool { ticks.calendar.startOfDay(for: date) == date }
}
