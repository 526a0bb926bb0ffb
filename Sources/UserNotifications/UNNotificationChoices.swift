/// How an alert is shown.
public enum UNAlertStyle: Int, Sendable {
  case none, banner, alert
}

/// How important a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// When a notification's contents are shown.
public enum UNShowPreviewsSetting: Int, Sendable {
  case always, whenAuthenticated, never
}

extension UNAuthorizationOptions {
  /// A button to the app's settings for notifications.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
}
