import Foundation

/// The dates at which a timeline view updates.
///
/// ```swift
/// struct Countdown: TimelineSchedule {
///   let end: Date
///   func entries(from start: Date, mode: TimelineScheduleMode) -> [Date] { [start, end] }
/// }
/// ```
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Returns the dates from a start date on, in order. The first may be before it, and is shown initially.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How precisely a schedule is followed.
///
/// ```swift
/// func entries(from start: Date, mode: TimelineScheduleMode) -> [Date] { [start] }
/// ```
public enum TimelineScheduleMode: Sendable {
  case normal, lowFrequency
}

/// Dates at regular intervals.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in Clock(date: context.date) }
/// ```
public struct PeriodicTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  let start: Date
  let interval: TimeInterval

  /// An endless sequence of dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date
    let interval: TimeInterval

    /// Returns the next date.
    public mutating func next() -> Date? {
      defer { upcoming += interval }
      return upcoming
    }
  }

  /// Creates a schedule with a fixed interval.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// Returns the dates from a start.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0 else { return Entries(upcoming: startDate, interval: 1.0 / 60) }
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    // An infinite interval has one date.
    return Entries(upcoming: passed > 0 ? start + passed * interval : start, interval: interval)
  }
}

/// The start of every minute.
///
/// ```swift
/// TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
/// ```
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// Creates the schedule.
  public init() {}

  /// Returns the dates from a start.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// An explicit list of dates.
///
/// ```swift
/// TimelineView(.explicit([start, end])) { context in Text(context.date, style: .time) }
/// ```
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries

  /// Creates a schedule of given dates.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns the dates from a start.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Updates as often as the screen.
///
/// ```swift
/// TimelineView(.animation) { context in Wave(date: context.date) }
/// ```
public struct AnimationTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  let interval: TimeInterval
  let isPaused: Bool

  /// An endless sequence of dates, or a single one if the schedule is paused.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date?
    let interval: TimeInterval
    let isPaused: Bool

    /// Returns the next date.
    public mutating func next() -> Date? {
      defer { upcoming = isPaused ? nil : upcoming.map { $0 + interval } }
      return upcoming
    }
  }

  /// Creates a schedule for animations, which can be paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    let shortest = 1.0 / 60
    // Also for a number that is none.
    interval = minimumInterval.map { $0 > shortest ? $0 : shortest } ?? shortest
    isPaused = paused
  }

  /// Returns the dates from a start.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(upcoming: start, interval: interval, isPaused: isPaused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at regular intervals.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Updates as often as the screen.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// The times at which animations draw, with a shortest interval.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// A schedule of given dates.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
