import CairnCore
import CairnValues
import Foundation

/// What an app knows of its notifications at the next start.
struct NotificationRecord: Codable {
  struct Entry: Codable {
    var request: StoredRequest
    /// When it comes, or came.
    var date: Date
  }

  var isAllowed: Bool?
  var pending: [Entry] = []
  var delivered: [Entry] = []

  @MainActor
  static func stored(in session: Session) -> NotificationRecord {
    guard case .data(let data)? = session.stored(Session.noticesKey) else { return NotificationRecord() }
    do {
      return try JSONDecoder().decode(NotificationRecord.self, from: data)
    } catch {
      session.graph.diagnostics.report(
        .warning, "notification.unreadable", "The stored notifications cannot be read, and are left out: \(error)")
      return NotificationRecord()
    }
  }

  @MainActor
  func store(in session: Session) {
    if let data = try? JSONEncoder().encode(self) { session.keep(.data(data), for: Session.noticesKey) }
  }
}

/// A request as it is stored.
struct StoredRequest: Codable {
  enum Trigger: Codable {
    case interval(TimeInterval, repeats: Bool)
    case calendar(DateComponents, repeats: Bool)
  }

  let id: String
  var title, subtitle, body, category, thread: String
  var badge: Int?
  var hasSound: Bool
  var level: UInt
  /// A property list.
  var userInfo: Data?
  var trigger: Trigger?

  init(_ request: UNNotificationRequest) {
    let parts = request.content.parts
    id = request.identifier
    title = parts.title
    subtitle = parts.subtitle
    body = parts.body
    category = parts.category
    thread = parts.thread
    badge = parts.badge
    hasSound = parts.sound != nil
    level = parts.level.rawValue
    userInfo =
      parts.userInfo.isEmpty
      ? nil : try? PropertyListSerialization.data(fromPropertyList: parts.userInfo, format: .binary, options: 0)
    trigger =
      switch request.trigger {
      case let interval as UNTimeIntervalNotificationTrigger:
        .interval(interval.timeInterval.isFinite ? interval.timeInterval : 0, repeats: interval.repeats)
      case let calendar as UNCalendarNotificationTrigger:
        .calendar(calendar.dateComponents, repeats: calendar.repeats)
      default: nil
      }
  }

  var request: UNNotificationRequest {
    var parts = NotificationParts()
    parts.title = title
    parts.subtitle = subtitle
    parts.body = body
    parts.category = category
    parts.thread = thread
    parts.badge = badge
    parts.sound = hasSound ? .default : nil
    parts.level = UNNotificationInterruptionLevel(rawValue: level) ?? .active
    if let userInfo {
      let values = try? PropertyListSerialization.propertyList(from: userInfo, options: [], format: nil)
      parts.userInfo = values as? [String: Any] ?? [:]
    }
    let trigger: UNNotificationTrigger? =
      switch trigger {
      case .interval(let seconds, let repeats)?:
        UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
      case .calendar(let date, let repeats)?: UNCalendarNotificationTrigger(dateMatching: date, repeats: repeats)
      case nil: nil
      }
    return UNNotificationRequest(identifier: id, content: UNNotificationContent(parts), trigger: trigger)
  }
}
