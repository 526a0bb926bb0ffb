import CairnPlatform
@_exported import Foundation

/// The kinds of notifications.
///
/// ```swift
/// center.requestAuthorization(options: [.alert, .sound])
/// ```
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether an app may notify.
///
/// ```swift
/// settings.authorizationStatus == .authorized
/// ```
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether a kind of notification is on.
///
/// ```swift
/// settings.alertSetting == .enabled
/// ```
public enum UNNotificationSetting: Int, Sendable {
  case notSupported, disabled, enabled
}

/// What the user allows, which is nothing.
///
/// ```swift
/// let settings = await UNUserNotificationCenter.current().notificationSettings()
/// ```
public final class UNNotificationSettings: NSObject, Sendable {
  /// Whether the app may notify. It may not.
  public var authorizationStatus: UNAuthorizationStatus { .denied }
  /// Whether there are alerts. There are none.
  public var alertSetting: UNNotificationSetting { .notSupported }
  /// Whether there are sounds. There are none.
  public var soundSetting: UNNotificationSetting { .notSupported }
  /// Whether there are badges. There are none.
  public var badgeSetting: UNNotificationSetting { .notSupported }
}

/// How a notification is shown while the app is in use.
///
/// ```swift
/// completionHandler([.banner, .sound])
/// ```
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Notifies the user, which nothing here does. An app is treated as if the user had not allowed it.
///
/// ```swift
/// let isAllowed = try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
/// ```
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // Sendable: the delegate is only stored, and never called.
  private static let only = UNUserNotificationCenter()
  /// Returns the center of the app.
  public static func current() -> UNUserNotificationCenter { only }

  /// The object to notify. It is never notified.
  public weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// Whether buttons can be added to notifications. They cannot.
  public var supportsContentExtensions: Bool { false }

  /// Asks the user, who cannot agree here. Returns false.
  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    report("requestAuthorization(options:)")
    return false
  }

  /// Asks the user, who cannot agree here. Calls the closure with false.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    report("requestAuthorization(options:)")
    completionHandler(false, nil)
  }

  /// Returns what the user allows, which is nothing.
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  /// Calls a closure with what the user allows, which is nothing.
  public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }

  /// Adds a notification, which fails.
  public func add(_ request: UNNotificationRequest) async throws {
    report("add(_:)")
    throw UNError(.notificationsNotAllowed)
  }

  /// Adds a notification, which fails.
  public func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    report("add(_:)")
    completionHandler?(UNError(.notificationsNotAllowed))
  }

  private func report(_ name: String) {
    MissingFramework.reportCall(
      "UNUserNotificationCenter.\(name)", from: "UserNotifications",
      outcome: "The app is told that the user allows no notifications. Keep what matters in the app's windows.")
  }

  /// Returns the notifications to come. There are none.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  /// Calls a closure with the notifications to come. There are none.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler([]) }
  /// Returns the notifications that are shown. There are none.
  public func deliveredNotifications() async -> [UNNotification] { [] }
  /// Removes notifications to come. Has no effect.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Removes all notifications to come. Has no effect.
  public func removeAllPendingNotificationRequests() {}
  /// Removes notifications that are shown. Has no effect.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Removes all notifications that are shown. Has no effect.
  public func removeAllDeliveredNotifications() {}
  /// Sets the buttons of notifications. Has no effect.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  /// Sets the number on the app's icon. Has no effect.
  public func setBadgeCount(_ count: Int) async throws {}
  /// Sets the number on the app's icon. Has no effect.
  public func setBadgeCount(_ count: Int, withCompletionHandler handler: ((any Error)?) -> Void) { handler(nil) }
}

/// Why a notification was not added.
///
/// ```swift
/// catch let error as UNError where error.code == .notificationsNotAllowed {}
/// ```
public struct UNError: LocalizedError, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
  }
  /// The reason.
  public let code: Code
  /// Creates an error for a reason.
  public init(_ code: Code) { self.code = code }
  /// A message for users.
  public var errorDescription: String? { "Notifications are not available on this system." }
}

/// Receives notifications. None of its methods is called.
///
/// ```swift
/// func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification,
///   withCompletionHandler handler: @escaping (UNNotificationPresentationOptions) -> Void) { handler([.banner]) }
/// ```
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {}
}
