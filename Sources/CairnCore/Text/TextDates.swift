import CairnFoundation
import CairnValues
import Foundation

nonisolated extension Text {
  /// The format of a date.
  ///
  /// ```swift
  /// Text(deadline, style: .relative)
  /// ```
  public struct DateStyle: Hashable, Sendable, Codable {
    enum Kind: String, Codable { case time, date, relative, offset, timer }
    let kind: Kind

    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The date.
    public static let date = DateStyle(kind: .date)
    /// The distance from now.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now, with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now in hours, minutes and seconds.
    public static let timer = DateStyle(kind: .timer)

    func string(_ date: Date, locale: Locale, now: Date) -> String {
      let seconds = date.timeIntervalSince(now)
      switch kind {
      case .time: return date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale))
      case .date: return date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale))
      case .relative: return ElapsedTime(seconds).words
      case .offset: return (seconds < 0 ? "-" : "+") + ElapsedTime(seconds).largest
      case .timer: return ElapsedTime(seconds).clock(showsHours: true)
      }
    }
  }

  /// Creates a text from a date. Styles relative to now stay up to date.
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

  /// Creates a text from a range of dates.
  public init(_ dates: ClosedRange<Date>) { self.init(.argument(.object(DateRangeArgument(dates: dates)))) }

  /// Creates a text from a date interval.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a text with the time remaining in an interval, or elapsed since its start.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      .timer(
        TimerText(interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}

/// A timer that runs within an interval.
nonisolated struct TimerText: Equatable, Sendable {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  func string(at now: Date, locale: Locale) -> String {
    let moment = min(max(pauseTime ?? now, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(interval.lowerBound)
    return ElapsedTime(seconds).clock(showsHours: showsHours)
  }
}

/// A length of time, with several formats.
nonisolated struct ElapsedTime {
  private let seconds: Int

  init(_ seconds: TimeInterval) { self.seconds = seconds.isFinite ? Int(min(abs(seconds), 1e15)) : 0 }

  private static let units = [
    ("year", "years", 31_536_000), ("month", "months", 2_592_000), ("day", "days", 86_400), ("hour", "hr", 3_600),
    ("min", "min", 60), ("sec", "sec", 1),
  ]

  private var parts: [String] {
    var rest = seconds
    var parts: [String] = []
    for (one, many, length) in Self.units {
      let count = rest / length
      rest -= count * length
      if count > 0 { parts.append("\(count) \(count == 1 && length >= 86_400 ? one : many)") }
    }
    return parts.isEmpty ? ["0 sec"] : parts
  }

  /// The two largest units.
  var words: String { parts.prefix(2).joined(separator: ", ") }

  /// The largest unit.
  var largest: String { parts[0] }

  /// Minutes and seconds, and hours if there are any.
  func clock(showsHours: Bool) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = showsHours ? (seconds / 3600, seconds / 60 % 60) : (0, seconds / 60)
    return hours > 0
      ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
  }
}
