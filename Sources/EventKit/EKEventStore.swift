import CairnPlatform
@_exported import Foundation

/// The user's calendars and reminders, which apps may not read here.
///
/// ```swift
/// guard try await store.requestFullAccessToEvents() else { return }
/// ```
open class EKEventStore: NSObject {
  /// Creates a store.
  public override init() { super.init() }

  /// Whether the app may read calendars or reminders. It may not.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }
  /// Asks for calendars. The answer is no.
  open func requestFullAccessToEvents() async throws -> Bool { false }
  /// Asks for calendars. The answer is no.
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, nil) }
  /// Asks for adding to calendars. The answer is no.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  /// Asks for adding to calendars. The answer is no.
  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  /// Asks for reminders. The answer is no.
  open func requestFullAccessToReminders() async throws -> Bool { false }
  /// Asks for reminders. The answer is no.
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, nil) }
  /// Asks for calendars or reminders. The answer is no.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  /// Asks for calendars or reminders. The answer is no.
  open func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }

  /// The calendar for new events. There is none.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// The list for new reminders. There is none.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// The calendars or lists. There are none.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// The calendar with an identifier. There is none.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// The event with an identifier. There is none.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// The event or reminder with an identifier. There is none.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  /// Describes events of a time.
  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Describes reminders.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  /// Describes reminders that are not done.
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// The events that match. There are none.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// The reminders that match. There are none.
  @discardableResult
  open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
    completion(nil)
    return NSObject()
  }
  /// Saves an event. Fails.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw denial() }
  /// Removes an event. Fails.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw denial() }
  /// Saves a reminder. Fails.
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw denial() }
  /// Removes a reminder. Fails.
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw denial() }
  /// Saves a calendar. Fails.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw denial() }
  /// Saves changes. Fails.
  open func commit() throws { throw denial() }
  /// Discards changes. Has no effect.
  open func reset() {}

  private func denial() -> any Error {
    MissingFramework.reportCall("EKEventStore", from: "EventKit", outcome: "Nothing is saved.")
    return NSError(
      domain: EKErrorDomain, code: 29, userInfo: [NSLocalizedDescriptionKey: "Calendars cannot be used here."])
  }
}

/// The kind of an entry.
///
/// ```swift
/// EKEventStore.authorizationStatus(for: .event)
/// ```
public enum EKEntityType: UInt, Sendable {
  case event, reminder
}

/// Whether an app may use a user's calendars.
///
/// ```swift
/// status == .fullAccess
/// ```
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  /// The older name of full access.
  public static let authorized = fullAccess
}

/// Which of repeated events are changed.
///
/// ```swift
/// try store.save(event, span: .thisEvent)
/// ```
public enum EKSpan: Int, Sendable {
  case thisEvent, futureEvents
}

extension Notification.Name {
  /// Calendars have changed. Never posted.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of errors.
public let EKErrorDomain = "EKErrorDomain"
