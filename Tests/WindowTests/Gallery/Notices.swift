import SwiftUI
import UserNotifications

/// Notifications: asked for, sent, removed and answered.
struct NoticesPage: View {
  @State private var status = "not asked"
  @State private var answer = "nothing"
  @State private var listener = Listener()

  var body: some View {
    Form {
      Section("Notifications") {
        Text("Allowed: \(status)")
        Text("Answered: \(answer)")
        Button("Allow") {
          Task {
            let isAllowed = try? await center.requestAuthorization(options: [.alert, .badge, .sound])
            status = isAllowed == true ? "yes" : "no"
          }
        }
        Button("Notify") { send(after: nil) }
        Button("Notify soon") { send(after: 0.2) }
        Button("Remove") { center.removeDeliveredNotifications(withIdentifiers: ["fern"]) }
      }
    }
    .onAppear {
      listener.told = { answer = $0 }
      center.delegate = listener
      let done = UNNotificationAction(identifier: "done", title: "Done")
      center.setNotificationCategories([
        UNNotificationCategory(
          identifier: "task", actions: [done], intentIdentifiers: [], options: .customDismissAction)
      ])
    }
  }

  private var center: UNUserNotificationCenter { .current() }

  private func send(after seconds: TimeInterval?) {
    let content = UNMutableNotificationContent()
    content.title = "Water the fern"
    content.body = "It is dry"
    content.sound = .default
    content.categoryIdentifier = "task"
    let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) }
    center.add(UNNotificationRequest(identifier: "fern", content: content, trigger: trigger)) { problem in
      Task { @MainActor in if problem != nil { status = "no" } }
    }
  }
}

@MainActor
private final class Listener: NSObject, UNUserNotificationCenterDelegate {
  var told: (String) -> Void = { _ in }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner, .sound] }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    switch response.actionIdentifier {
    case UNNotificationDefaultActionIdentifier: told("opened")
    case UNNotificationDismissActionIdentifier: told("dismissed")
    default: told(response.actionIdentifier)
    }
  }
}
