import Foundation

/// The content of a notification.
///
/// ```swift
/// let content = UNMutableNotificationContent()
/// content.title = "Time to water"
/// ```
open class UNNotificationContent: NSObject, @unchecked Sendable {
  // Sendable: apps do not change a content after they have passed it on, as on Apple's systems.
  public internal(set) var title = ""
  public internal(set) var subtitle = ""
  public internal(set) var body = ""
  public internal(set) var badge: NSNumber?
  public internal(set) var sound: UNNotificationSound?
  public internal(set) var userInfo: [AnyHashable: Any] = [:]
  public internal(set) var categoryIdentifier = ""
  public internal(set) var threadIdentifier = ""
}

/// The content of a new notification.
///
/// ```swift
/// let content = UNMutableNotificationContent()
/// content.sound = .default
/// ```
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  // Sendable: apps do not change a content after they have passed it on, as on Apple's systems.
  /// Creates an empty content.
  public override init() { super.init() }
}

/// The sound of a notification.
///
/// ```swift
/// content.sound = .default
/// ```
public final class UNNotificationSound: NSObject, Sendable {
  /// The system's sound.
  public static let `default` = UNNotificationSound()
  /// The system's sound for critical notifications.
  public static let defaultCritical = UNNotificationSound()
  /// Creates a sound from a file of the app.
  public convenience init(named name: UNNotificationSoundName) { self.init() }
}

/// The name of a sound.
///
/// ```swift
/// UNNotificationSoundName("bell.wav")
/// ```
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

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
  /// Creates a trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
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
  public func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A notification to come.
///
/// ```swift
/// UNNotificationRequest(identifier: "water", content: content, trigger: trigger)
/// ```
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
  // Sendable: nothing in it changes.
  /// The name by which the app knows the notification.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it comes.
  public let trigger: UNNotificationTrigger?
  /// Creates a request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
    super.init()
  }
}

/// A notification. None is ever made.
///
/// ```swift
/// notification.request.identifier
/// ```
public final class UNNotification: NSObject, @unchecked Sendable {
  // Sendable: nothing in it changes.
  /// The request.
  public let request: UNNotificationRequest
  /// When it came.
  public let date: Date
  private init?(nothing: Never) { return nil }
}

/// What a user did with a notification. None is ever made.
///
/// ```swift
/// open(response.notification.request.content.userInfo)
/// ```
public final class UNNotificationResponse: NSObject, @unchecked Sendable {
  // Sendable: nothing in it changes.
  /// The notification.
  public let notification: UNNotification
  /// The button.
  public let actionIdentifier: String
  private init?(nothing: Never) { return nil }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The action of a user who opens a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The action of a user who dismisses a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A button of a notification.
///
/// ```swift
/// UNNotificationAction(identifier: "done", title: "Done", options: [])
/// ```
public final class UNNotificationAction: NSObject, Sendable {
  /// The name by which the app knows the button.
  public let identifier: String
  /// The title.
  public let title: String
  /// Creates a button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    super.init()
  }
}

/// What a button of a notification does.
///
/// ```swift
/// UNNotificationAction(identifier: "open", title: "Open", options: .foreground)
/// ```
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A kind of notification with the same buttons.
///
/// ```swift
/// UNNotificationCategory(identifier: "task", actions: [done], intentIdentifiers: [])
/// ```
public final class UNNotificationCategory: NSObject, Sendable {
  /// The name by which the app knows the kind.
  public let identifier: String
  /// Creates a kind.
  public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String]) {
    self.identifier = identifier
    super.init()
  }
}
