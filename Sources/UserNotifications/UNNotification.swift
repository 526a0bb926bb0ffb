import Foundation

/// A notification to come.
///
/// ```swift
/// UNNotificationRequest(identifier: "water", content: content, trigger: trigger)
/// ```
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
  // Sendable: nothing in it changes.
  /// The name by which the app knows the notification. A later one with the same name takes its place.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it comes; `nil` for at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request. Later changes of the content are not part of it.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = UNNotificationContent(content.parts)
    self.trigger = trigger
    super.init()
  }
}

/// A notification that has come.
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

  init(_ request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
    super.init()
  }
}

/// What a user did with a notification.
///
/// ```swift
/// open(response.notification.request.content.userInfo)
/// ```
public final class UNNotificationResponse: NSObject, @unchecked Sendable {
  // Sendable: nothing in it changes.
  /// The notification.
  public let notification: UNNotification
  /// The button, or one of the default actions.
  public let actionIdentifier: String

  init(_ notification: UNNotification, action: String) {
    self.notification = notification
    actionIdentifier = action
    super.init()
  }
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
  /// Whether the button brings the app to the front.
  public let options: UNNotificationActionOptions

  /// Creates a button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
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
  /// The user must unlock the device first. Has no effect.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// The button deletes something. Has no effect.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The app comes to the front.
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
  /// The buttons.
  public let actions: [UNNotificationAction]
  /// The names of intents. Stored without effect.
  public let intentIdentifiers: [String]
  /// Whether the app hears of dismissals.
  public let options: UNNotificationCategoryOptions

  /// Creates a kind.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
    super.init()
  }
}

/// What an app hears of a kind of notification.
///
/// ```swift
/// UNNotificationCategory(identifier: "task", actions: [], intentIdentifiers: [], options: .customDismissAction)
/// ```
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app hears when a user dismisses the notification.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}
