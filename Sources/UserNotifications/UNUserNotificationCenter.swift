import CairnCore
import CairnPlatform
import CairnUnsafe
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

/// What the user allows.
///
/// ```swift
/// let settings = await UNUserNotificationCenter.current().notificationSettings()
/// ```
public final class UNNotificationSettings: NSObject, Sendable {
  /// Whether the app may notify.
  public let authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus) {
    authorizationStatus = status
    super.init()
  }

  private var setting: UNNotificationSetting {
    switch authorizationStatus {
    case .authorized, .provisional, .ephemeral: .enabled
    case .notDetermined, .denied: .disabled
    }
  }

  /// Whether there are alerts.
  public var alertSetting: UNNotificationSetting { setting }
  /// Whether there are sounds. The desktop decides in the end.
  public var soundSetting: UNNotificationSetting { setting }
  /// Whether there are badges. The desktop decides in the end.
  public var badgeSetting: UNNotificationSetting { setting }
  /// Whether there is a list of notifications. The desktop decides in the end.
  public var notificationCenterSetting: UNNotificationSetting { setting }
  /// Whether notifications are shown while the screen is locked. It is not known.
  public var lockScreenSetting: UNNotificationSetting { .notSupported }
  /// How alerts are shown.
  public var alertStyle: UNAlertStyle { setting == .enabled ? .banner : .none }
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

/// Notifies the user: the desktop in a window, the user's browser, or the terminal. Without any of them, as in plain text, an app is
/// treated as if the user had not allowed it.
///
/// Requests are stored. A notification whose time has come while the app was closed is shown when the app starts again.
///
/// ```swift
/// let isAllowed = try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
/// ```
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // Sendable: the app is found on any thread, everything else is on the main actor, and apps set the delegate when they start.
  private let app: AppReference

  private init(of app: AppReference) {
    self.app = app
    super.init()
  }

  /// Returns the center of the app.
  public static func current() -> UNUserNotificationCenter {
    let app = AppReference.current
    return app.object { UNUserNotificationCenter(of: app) }
  }

  /// The object that decides how a notification is shown while the app is in use, and hears what users do with one.
  public weak var delegate: (any UNUserNotificationCenterDelegate)? {
    didSet { if delegate != nil { withLedger { $0?.listen() } } }
  }

  /// Whether notifications show views of the app. They do not.
  public var supportsContentExtensions: Bool { false }

  /// Calls a closure with the notifications of the app, or with `nil` if its host cannot notify.
  private func withLedger(_ act: @escaping @MainActor @Sendable (NotificationLedger?) -> Void) {
    app.onMain { session in act(session.flatMap { NotificationLedger.of($0, self) }) }
  }

  private func answer<Answer: Sendable>(
    orWithout missing: Answer, _ ask: @escaping @MainActor @Sendable (NotificationLedger) -> Answer
  ) async -> Answer {
    await withCheckedContinuation { asker in
      withLedger { asker.resume(returning: $0.map(ask) ?? missing) }
    }
  }

  /// Asks the user whether the app may notify. A desktop agrees, and its settings can silence the app; a browser asks.
  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { asker in
      requestAuthorization(options: options) { isAllowed, _ in asker.resume(returning: isAllowed) }
    }
  }

  /// Asks the user whether the app may notify. A desktop agrees, and its settings can silence the app; a browser asks.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    // Reported here, to the caller, as no app is known later.
    guard app.isKnown else {
      report("requestAuthorization(options:)")
      return completionHandler(false, nil)
    }
    withLedger { ledger in
      guard let ledger else {
        self.report("requestAuthorization(options:)")
        return completionHandler(false, nil)
      }
      ledger.askUser { completionHandler($0, nil) }
    }
  }

  /// Returns what the user allows.
  public func notificationSettings() async -> UNNotificationSettings {
    await answer(orWithout: UNNotificationSettings(.denied)) { UNNotificationSettings($0.status) }
  }

  /// Calls a closure with what the user allows.
  public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    withLedger { completionHandler(UNNotificationSettings($0?.status ?? .denied)) }
  }

  /// Adds a notification. Throws `UNError` if the user does not allow any.
  public func add(_ request: UNNotificationRequest) async throws {
    try await withCheckedThrowingContinuation { (asker: CheckedContinuation<Void, any Error>) in
      add(request) { problem in
        if let problem { asker.resume(throwing: problem) } else { asker.resume() }
      }
    }
  }

  /// Adds a notification. Calls the closure with an error if the user does not allow any.
  public func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard app.isKnown else {
      report("add(_:)")
      completionHandler?(UNError(.notificationsNotAllowed))
      return
    }
    withLedger { ledger in
      if ledger == nil { self.report("add(_:)") }
      completionHandler?(ledger.map { $0.add(request) } ?? UNError(.notificationsNotAllowed))
    }
  }

  private func report(_ name: String) {
    MissingFramework.reportCall(
      "UNUserNotificationCenter.\(name)", from: "UserNotifications",
      outcome: "The app is told that the user allows no notifications. Keep what matters in the app's windows.")
  }

  /// Returns the notifications to come.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await answer(orWithout: []) { $0.pendingRequests }
  }

  /// Calls a closure with the notifications to come.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { withLedger { completionHandler($0?.pendingRequests ?? []) } }

  /// Returns the notifications that the user can still see.
  public func deliveredNotifications() async -> [UNNotification] { await answer(orWithout: []) { $0.delivered } }

  /// Calls a closure with the notifications that have come.
  public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    withLedger { completionHandler($0?.delivered ?? []) }
  }

  /// Removes notifications to come.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    withLedger { $0?.cancel { identifiers.contains($0) } }
  }

  /// Removes all notifications to come.
  public func removeAllPendingNotificationRequests() { withLedger { $0?.cancel { _ in true } } }

  /// Removes notifications that are shown.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    withLedger { $0?.withdraw { identifiers.contains($0) } }
  }

  /// Removes all notifications that are shown.
  public func removeAllDeliveredNotifications() { withLedger { $0?.withdraw { _ in true } } }

  /// Sets the kinds of notifications, which have the buttons.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    withLedger { $0?.categories = categories }
  }

  /// Returns the kinds of notifications.
  public func notificationCategories() async -> Set<UNNotificationCategory> {
    await answer(orWithout: []) { $0.categories }
  }

  /// Sets the number on the app's icon, on desktops and in browsers that show one.
  public func setBadgeCount(_ count: Int) async throws { withLedger { $0?.setBadge(count) } }

  /// Sets the number on the app's icon, on desktops and in browsers that show one.
  public func setBadgeCount(_ count: Int, withCompletionHandler handler: ((any Error)?) -> Void) {
    withLedger { $0?.setBadge(count) }
    handler(nil)
  }
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
    /// The trigger has no next date.
    case notificationInvalidNoDate = 1401
  }
  /// The reason.
  public let code: Code
  /// Creates an error for a reason.
  public init(_ code: Code) { self.code = code }
  /// A message for users.
  public var errorDescription: String? {
    switch code {
    case .notificationsNotAllowed: "Notifications are not allowed."
    case .notificationInvalidNoDate: "The notification has no next date."
    }
  }
}

/// Decides how a notification is shown while the app is in use, and hears what users do with one.
///
/// Implement the asynchronous methods or those with a completion handler.
///
/// ```swift
/// func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification)
///   async -> UNNotificationPresentationOptions { [.banner] }
/// ```
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Calls the asynchronous method.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    let (delegate, answer) = (Handed(self), Handed(completionHandler))
    Task { @MainActor in
      answer.value(await delegate.value.userNotificationCenter(center, willPresent: notification))
    }
  }

  /// Shows nothing, as the user sees the app.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  /// Calls the asynchronous method.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let (delegate, answer) = (Handed(self), Handed(completionHandler))
    Task { @MainActor in
      await delegate.value.userNotificationCenter(center, didReceive: response)
      answer.value()
    }
  }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}

  /// Does nothing. It is never called: desktops and browsers have their own settings.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
