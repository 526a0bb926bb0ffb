import CairnCore
import CairnValues
import Foundation

/// Posts UIKit's and AppKit's notifications for the phases of the app, from the first time that one of their names is
/// used.
enum PhaseNotifications {
  static func named(_ name: String) -> Notification.Name {
    listening
    return Notification.Name(name)
  }

  private static let listening: Void = {
    AppPhaseListeners.add { phase, before in
      if before == .active {
        post(UIApplication.willResignActiveNotification)
        post(appKit: NSApplication.willResignActiveNotification)
      }
      if before == .background { post(UIApplication.willEnterForegroundNotification) }
      if phase == .background { post(UIApplication.didEnterBackgroundNotification) }
      if phase == .active {
        post(appKit: NSApplication.willBecomeActiveNotification)
        post(UIApplication.didBecomeActiveNotification)
        post(appKit: NSApplication.didBecomeActiveNotification)
      }
      if before == .active { post(appKit: NSApplication.didResignActiveNotification) }
    }
    AppPhaseListeners.addAtEnd {
      post(UIApplication.willTerminateNotification)
      post(appKit: NSApplication.willTerminateNotification)
    }
  }()

  @MainActor private static func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: UIApplication.shared)
  }

  @MainActor private static func post(appKit name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: NSApplication.shared)
  }
}
