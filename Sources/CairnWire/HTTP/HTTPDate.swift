/// Formats dates for HTTP.
package enum HTTPDate {
  private static let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// The text for a number of seconds since 1970.
  package static func text(_ seconds: Int64) -> String {
    let (days, time) = seconds.quotientAndRemainder(dividingBy: 86_400)
    let date = civil(days)
    let clock = [time / 3600, time / 60 % 60, time % 60].map { twoDigits($0) }.joined(separator: ":")
    return
      "\(Self.days[Int(days % 7)]), \(twoDigits(date.day)) \(months[Int(date.month) - 1]) \(date.year) \(clock) GMT"
  }

  private static func twoDigits(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Year, month and day, counted in eras of 400 years that begin in March, so that leap days come last.
  private static func civil(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}
