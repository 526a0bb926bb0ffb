import CairnCore
import CairnPlatform
import CairnValues
import Foundation

/// The common part of events and reminders.
///
/// ```swift
/// item.title = "Lunch"
/// ```
open class EKCalendarItem: NSObject {
  /// The title.
  open var title: String! = ""
  /// The place.
  open var location: String?
  /// Remarks.
  open var notes: String?
  /// A link.
  open var url: URL?
  /// The calendar or list.
  open var calendar: EKCalendar!
  /// The time zone.
  open var timeZone: TimeZone?
  /// When the user is reminded.
  open var alarms: [EKAlarm]?
  /// How it repeats.
  open var recurrenceRules: [EKRecurrenceRule]?
  /// The identifier.
  public let calendarItemIdentifier = UUID().uuidString
  override init() { super.init() }
  /// Adds a time to remind the user.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Removes a time to remind the user.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  /// Adds a way to repeat.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
}

/// An event, which cannot be saved here.
///
/// ```swift
/// let event = EKEvent(eventStore: store)
/// ```
open class EKEvent: EKCalendarItem {
  /// When it begins.
  open var startDate: Date!
  /// When it ends.
  open var endDate: Date!
  /// Whether it takes whole days.
  open var isAllDay = false
  /// The identifier of a saved event. There is none.
  open var eventIdentifier: String! { nil }
  /// Creates an event.
  public init(eventStore: EKEventStore) { super.init() }
}

/// A reminder, which cannot be saved here.
///
/// ```swift
/// let reminder = EKReminder(eventStore: store)
/// ```
open class EKReminder: EKCalendarItem {
  /// When it begins.
  open var startDateComponents: DateComponents?
  /// When it is due.
  open var dueDateComponents: DateComponents?
  /// Whether it is done.
  open var isCompleted = false
  /// When it was done.
  open var completionDate: Date?
  /// How important it is.
  open var priority = 0
  /// Creates a reminder.
  public init(eventStore: EKEventStore) { super.init() }
}

/// A calendar or a list.
///
/// ```swift
/// EKCalendar(for: .event, eventStore: store)
/// ```
open class EKCalendar: NSObject {
  /// The name.
  open var title = ""
  /// The color.
  open var cgColor: CGColor!
  /// Where it is kept.
  open var source: EKSource!
  /// The identifier.
  public let calendarIdentifier = UUID().uuidString
  /// Whether it can be changed. It cannot.
  open var allowsContentModifications: Bool { false }
  /// Creates a calendar.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) { super.init() }
}

/// Where calendars are kept. None is ever made.
///
/// ```swift
/// calendar.source.title
/// ```
public final class EKSource: NSObject {
  /// The name.
  public var title: String { "" }
  private init?(_ none: Never) { return nil }
}

/// When a user is reminded.
///
/// ```swift
/// event.addAlarm(EKAlarm(relativeOffset: -600))
/// ```
open class EKAlarm: NSObject {
  /// The time before or after the event.
  open var relativeOffset: TimeInterval = 0
  /// The time.
  open var absoluteDate: Date?
  /// Creates an alarm at a time before or after the event.
  public init(relativeOffset offset: TimeInterval) {
    relativeOffset = offset
    super.init()
  }
  /// Creates an alarm at a time.
  public init(absoluteDate date: Date) {
    absoluteDate = date
    super.init()
  }
}

/// How an event repeats.
///
/// ```swift
/// EKRecurrenceRule(recurrenceWith: .weekly, interval: 1, end: nil)
/// ```
open class EKRecurrenceRule: NSObject {
  /// The unit.
  public let frequency: EKRecurrenceFrequency
  /// How many units.
  public let interval: Int
  /// The end.
  open var recurrenceEnd: EKRecurrenceEnd?
  /// Creates a rule.
  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    (frequency, self.interval, recurrenceEnd) = (type, interval, end)
    super.init()
  }
}

/// The unit of a rule.
///
/// ```swift
/// rule.frequency == .daily
/// ```
public enum EKRecurrenceFrequency: Int, Sendable {
  case daily, weekly, monthly, yearly
}

/// The end of a rule.
///
/// ```swift
/// EKRecurrenceEnd(occurrenceCount: 10)
/// ```
open class EKRecurrenceEnd: NSObject {
  /// The last day.
  public let endDate: Date?
  /// The number of events.
  public let occurrenceCount: Int
  /// Ends at a day.
  public init(end endDate: Date) {
    (self.endDate, occurrenceCount) = (endDate, 0)
    super.init()
  }
  /// Ends after a number of events.
  public init(occurrenceCount: Int) {
    (endDate, self.occurrenceCount) = (nil, occurrenceCount)
    super.init()
  }
}
