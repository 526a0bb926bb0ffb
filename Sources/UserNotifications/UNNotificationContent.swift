import Foundation

/// The content of a notification.
///
/// ```swift
/// let content = UNMutableNotificationContent()
/// content.title = "Time to water"
/// ```
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Sendable: apps change a content before they pass it on, and a request has a copy.
  fileprivate(set) var parts = NotificationParts()

  init(_ parts: NotificationParts) {
    self.parts = parts
    super.init()
  }

  /// Creates an empty content.
  public override convenience init() { self.init(NotificationParts()) }

  /// The title.
  open var title: String { parts.title }
  /// The line below the title.
  open var subtitle: String { parts.subtitle }
  /// The text.
  open var body: String { parts.body }
  /// The number that the app's icon gets; `nil` leaves it as it is.
  open var badge: NSNumber? { parts.badge.map { NSNumber(value: $0) } }
  /// The sound. Desktops and browsers have their own for each.
  open var sound: UNNotificationSound? { parts.sound }
  /// Values for the app, which it gets back with the user's answer. Those that a property list can hold are stored.
  open var userInfo: [AnyHashable: Any] { parts.userInfo }
  /// The category whose buttons the notification has.
  open var categoryIdentifier: String { parts.category }
  /// The name of notifications that belong together. Stored without effect.
  open var threadIdentifier: String { parts.thread }
  /// Pictures and sounds. Stored without effect.
  open var attachments: [UNNotificationAttachment] { parts.attachments }
  /// The importance, from 0 to 1. Stored without effect.
  open var relevanceScore: Double { parts.relevance }
  /// How much the notification may disturb.
  open var interruptionLevel: UNNotificationInterruptionLevel { parts.level }
  /// The scene that opens. Stored without effect.
  open var targetContentIdentifier: String? { parts.target }

  /// Returns a content with the same values.
  public func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(parts) }
  /// Returns a content with the same values, which can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(parts) }
}

struct NotificationParts {
  var title = ""
  var subtitle = ""
  var body = ""
  var badge: Int?
  var sound: UNNotificationSound?
  var userInfo: [AnyHashable: Any] = [:]
  var category = ""
  var thread = ""
  var attachments: [UNNotificationAttachment] = []
  var relevance = 0.0
  var level = UNNotificationInterruptionLevel.active
  var target: String?
}

/// The content of a new notification.
///
/// ```swift
/// let content = UNMutableNotificationContent()
/// content.title = "Time to water"
/// content.sound = .default
/// ```
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  // Sendable: see `UNNotificationContent`.
  open override var title: String {
    get { parts.title }
    set { parts.title = newValue }
  }
  open override var subtitle: String {
    get { parts.subtitle }
    set { parts.subtitle = newValue }
  }
  open override var body: String {
    get { parts.body }
    set { parts.body = newValue }
  }
  open override var badge: NSNumber? {
    get { super.badge }
    set { parts.badge = newValue?.intValue }
  }
  open override var sound: UNNotificationSound? {
    get { parts.sound }
    set { parts.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { parts.userInfo }
    set { parts.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { parts.category }
    set { parts.category = newValue }
  }
  open override var threadIdentifier: String {
    get { parts.thread }
    set { parts.thread = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { parts.attachments }
    set { parts.attachments = newValue }
  }
  open override var relevanceScore: Double {
    get { parts.relevance }
    set { parts.relevance = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { parts.level }
    set { parts.level = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { parts.target }
    set { parts.target = newValue }
  }
}

/// A picture or a sound of a notification. Stored without effect.
///
/// ```swift
/// try UNNotificationAttachment(identifier: "photo", url: file)
/// ```
public final class UNNotificationAttachment: NSObject, Sendable {
  /// The name of the attachment.
  public let identifier: String
  /// The file.
  public let url: URL
  /// Creates an attachment from a file.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    url = URL
    super.init()
  }
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
  /// Creates a sound from a file of the app. The system's is heard.
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
