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

    package func string(_ date: Date, locale: Locale, now: Date) -> String {
      let seconds = date.timeIntervalSince(now)
      switch kind {
      case .time: return date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale))
      case .date: return date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale))
      case .relative: return ElapsedTime(seconds).words
      case .offset:
        let time = ElapsedTime(seconds)
        return time.isZero ? time.largest : (seconds < 0 ? "-" : "+") + time.largest
      case .timer: return ElapsedTime(seconds).clock(showsHours: true)
      }
    }

    /// Returns the seconds until the text changes, or `nil` if it does not.
    package func wait(_ date: Date, now: Date) -> TimeInterval? {
      let seconds = date.timeIntervalSince(now)
      return switch kind {
      case .time, .date: nil
      case .relative: ElapsedTime(seconds).wait(seconds, units: 2)
      case .offset: ElapsedTime(seconds).wait(seconds, units: 1)
      case .timer: ElapsedTime(seconds).wait(seconds, units: ElapsedTime.units.count)
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

  /// Returns the seconds until the text changes, or `nil` if it does not.
  func wait(at now: Date) -> TimeInterval? {
    guard pauseTime == nil, now < interval.upperBound else { return nil }
    if now < interval.lowerBound { return interval.lowerBound.timeIntervalSince(now) }
    let seconds =
      countsDown ? interval.upperBound.timeIntervalSince(now) : interval.lowerBound.timeIntervalSince(now)
    return ElapsedTime(seconds).wait(seconds, units: ElapsedTime.units.count)
  }
}

/// A length of time, with several formats.
nonisolated struct ElapsedTime {
  private let seconds: Int

  /// Rounds down, except where only the precision of a `Date` is missing.
  init(_ seconds: TimeInterval) { self.seconds = seconds.isFinite ? Int(min(abs(seconds), 1e15) + 1e-4) : 0 }

  var isZero: Bool { seconds == 0 }

  static let units = [
    ("year", "years", 31_536_000), ("month", "months", 2_592_000), ("day", "days", 86_400), ("hour", "hr", 3_600),
    ("min", "min", 60), ("sec", "sec", 1),
  ]

  /// The largest unit and those that follow it, of which there are as many as asked for.
  private func units(_ count: Int) -> ArraySlice<(one: String, many: String, length: Int)> {
    let first = Self.units.firstIndex { seconds >= $0.2 } ?? Self.units.count - 1
    return Self.units.map { (one: $0.0, many: $0.1, length: $0.2) }[first..<min(first + count, Self.units.count)]
  }

  private func text(units count: Int) -> String {
    var rest = seconds
    var parts: [String] = []
    for unit in units(count) {
      let count = rest / unit.length
      rest -= count * unit.length
      if count > 0 || seconds == 0 {
        parts.append("\(count) \(count == 1 && unit.length >= 86_400 ? unit.one : unit.many)")
      }
    }
    return parts.joined(separator: ", ")
  }

  /// The largest unit, and the one below it.
  var words: String { text(units: 2) }

  /// The largest unit.
  var largest: String { text(units: 1) }

  /// The lengths, in seconds, that a number of units describes alike.
  private func alike(units count: Int) -> Range<Int> {
    let units = units(count)
    var start = 0
    var end = Int.max
    if units.startIndex > 0 { end = Self.units[units.startIndex - 1].2 }
    for unit in units {
      start += (seconds - start) / unit.length * unit.length
      end = min(end, start + unit.length)
    }
    return start..<end
  }

  /// Returns the seconds until a number of units describes the time from now differently.
  ///
  /// - Parameter seconds: the time from now, negative if it has passed.
  func wait(_ seconds: TimeInterval, units count: Int) -> TimeInterval? {
    let alike = alike(units: count)
    let wait =
      if seconds <= 0 {
        TimeInterval(alike.upperBound) + seconds
      } else if alike.lowerBound > 0 {
        // Only after the last moment at which the unit is whole.
        seconds - TimeInterval(alike.lowerBound) + 0.001
      } else {
        // Shrinks to nothing, and grows again.
        seconds + TimeInterval(alike.upperBound)
      }
    return wait < 1e9 ? wait : nil
  }

  /// Minutes and seconds, and hours if there are any.
  func clock(showsHours: Bool) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = showsHours ? (seconds / 3600, seconds / 60 % 60) : (0, seconds / 60)
    return hours > 0
      ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
  }
}
