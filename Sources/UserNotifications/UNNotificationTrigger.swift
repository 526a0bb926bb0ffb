import Foundation

/// When a notification comes.
///
/// ```swift
/// UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
/// ```
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  // Sendable: nothing in it changes.
  /// Whether the notification comes again.
  public let repeats: Bool

  fileprivate init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  /// Returns the first time after a date.
  func date(after date: Date) -> Date? { date }
}

/// A time after which a notification comes.
///
/// ```swift
/// UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
/// ```
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Sendable: nothing in it changes.
  /// The time in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger. A notification comes again every minute at most.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// The next date.
  public func nextTriggerDate() -> Date? { date(after: Date()) }

  override func date(after date: Date) -> Date? {
    let least = repeats ? 60 : 0.0
    // A hundred years are as good as never, and every calendar can count them.
    return date + (timeInterval.isNaN ? least : min(max(timeInterval, least), 3_155_760_000))
  }
}

/// A date at which a notification comes.
///
/// ```swift
/// UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8), repeats: true)
/// ```
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Sendable: nothing in it changes.
  /// The date.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next date.
  public func nextTriggerDate() -> Date? { date(after: Date()) }

  override func date(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? .current
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }
}
