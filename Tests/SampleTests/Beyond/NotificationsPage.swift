import CairnTesting
import SwiftUI
import Testing
import UserNotifications

struct FernPage: View {
  @State private var isShown = false
  @State private var reminders = Reminders()

  var body: some View {
    VStack {
      Button("Remind me") { Task { try await remind() } }
      if isShown { Text("Fern") }
    }
    .onAppear {
      reminders.opened = { _ in isShown = true }
      UNUserNotificationCenter.current().delegate = reminders
    }
  }

  private func remind() async throws {
    let center = UNUserNotificationCenter.current()
    guard try await center.requestAuthorization(options: [.alert, .sound]) else { return }

    let content = UNMutableNotificationContent()
    content.title = "Water the fern"
    content.body = "It is dry"
    content.categoryIdentifier = "task"
    let morning = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8), repeats: true)
    try await center.add(UNNotificationRequest(identifier: "fern", content: content, trigger: morning))
  }
}

@MainActor
final class Reminders: NSObject, UNUserNotificationCenterDelegate {
  var opened: (String) -> Void = { _ in }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner] }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    opened(response.notification.request.identifier)
  }
}

@Suite("Docs/Guide/Notifications.md")
struct NotificationsPageTests {
  @MainActor
  @Test func remindsInTheMorning() async throws {
    let host = TestHost { FernPage() }
    try host.tap("Remind me")
    await host.settle()
    host.setScenePhase(.background)
    await host.advance(by: .seconds(86_400))
    #expect(host.notifications.map(\.title) == ["Water the fern"])
    try host.openNotification("Water the fern")
    await host.settle()
    #expect(host.isVisible("Fern"))
  }
}
