import CairnTesting
import Foundation
import SwiftUI
import Testing
import UserNotifications

/// Notifications, in an app that reminds its user of something.
@MainActor
@Suite struct NotificationTests {
  @MainActor final class Reminder: NSObject, UNUserNotificationCenterDelegate {
    var told: [String] = []
    var presentation: UNNotificationPresentationOptions = []

    func start() {
      let center = UNUserNotificationCenter.current()
      center.delegate = self
      let done = UNNotificationAction(identifier: "done", title: "Done")
      center.setNotificationCategories([
        UNNotificationCategory(
          identifier: "task", actions: [done], intentIdentifiers: [], options: .customDismissAction)
      ])
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { presentation }

    nonisolated func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      let info = response.notification.request.content.userInfo["plant"] as? String ?? "?"
      MainActor.assumeIsolated { told.append("\(response.actionIdentifier) \(info)") }
      completionHandler()
    }
  }

  struct Garden: View {
    let reminder: Reminder
    @State private var outcome = ""

    var body: some View {
      VStack {
        Button("Allow") {
          Task {
            let isAllowed = try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
            outcome = isAllowed ? "allowed" : "refused"
          }
        }
        Button("In a minute") {
          remind("fern", in: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
        }
        Button("Every hour") {
          remind("moss", in: UNTimeIntervalNotificationTrigger(timeInterval: 3_600, repeats: true))
        }
        Button("Now") { remind("rose", in: nil) }
        Button("Never") { UNUserNotificationCenter.current().removeAllPendingNotificationRequests() }
        Text(outcome)
      }
      .onAppear { reminder.start() }
    }

    private func remind(_ plant: String, in trigger: UNNotificationTrigger?) {
      let content = UNMutableNotificationContent()
      content.title = "Water the \(plant)"
      content.body = "It is dry"
      content.categoryIdentifier = "task"
      content.userInfo = ["plant": plant]
      content.badge = 1
      let request = UNNotificationRequest(identifier: plant, content: content, trigger: trigger)
      content.title = "Changed too late"
      UNUserNotificationCenter.current().add(request) { problem in
        MainActor.assumeIsolated { outcome = problem == nil ? "added" : "not added" }
      }
    }
  }

  private func host(_ reminder: Reminder) -> TestHost { TestHost { Garden(reminder: reminder) } }

  @Test func oneComesAtItsTimeWhileTheAppIsBehind() async throws {
    let reminder = Reminder()
    let host = host(reminder)
    try host.tap("Allow")
    await host.settle()
    #expect(host.texts.contains("allowed"))
    try host.tap("In a minute")
    #expect(host.texts.contains("added"))
    host.setScenePhase(.background)
    await host.advance(by: .seconds(59))
    #expect(host.notifications.isEmpty)
    await host.advance(by: .seconds(1))
    #expect(host.notifications.map(\.title) == ["Water the fern"])
    #expect(host.notifications.first?.body == "It is dry")
    #expect(host.notifications.first?.buttons == ["Done"])
    #expect(host.badge == 1)
    try host.openNotification("Water the fern")
    #expect(reminder.told == ["\(UNNotificationDefaultActionIdentifier) fern"])
    #expect(host.notifications.isEmpty)
  }

  @Test func buttonsAndDismissalsReachTheApp() async throws {
    let reminder = Reminder()
    let host = host(reminder)
    try host.tap("Allow")
    await host.settle()
    host.setScenePhase(.background)
    try host.tap("Now")
    try host.openNotification("Water the rose", button: "Done")
    host.setScenePhase(.background)
    try host.tap("Now")
    try host.dismissNotification("Water the rose")
    #expect(reminder.told == ["done rose", "\(UNNotificationDismissActionIdentifier) rose"])
    #expect(throws: TestHostError.self) { try host.openNotification("Water the rose") }
  }

  @Test func inFrontTheDelegateDecides() async throws {
    let reminder = Reminder()
    let host = host(reminder)
    try host.tap("Allow")
    await host.settle()
    try host.tap("Now")
    await host.settle()
    #expect(host.notifications.isEmpty)
    reminder.presentation = [.banner]
    try host.tap("Now")
    await host.settle()
    #expect(host.notifications.map(\.title) == ["Water the rose"])
    #expect(host.badge == 0)
  }

  @Test func whatTheUserRefusesIsNotAdded() async throws {
    let host = host(Reminder())
    host.allowsNotifications = false
    try host.tap("Now")
    #expect(host.texts.contains("not added"))
    try host.tap("Allow")
    await host.settle()
    #expect(host.texts.contains("refused"))
    try host.tap("Now")
    #expect(host.texts.contains("not added"))
  }

  @Test func oneThatRepeatsComesAgainUntilItIsRemoved() async throws {
    let host = host(Reminder())
    try host.tap("Allow")
    await host.settle()
    try host.tap("Every hour")
    host.setScenePhase(.background)
    for _ in 0..<3 {
      await host.advance(by: .seconds(3_600))
      try host.dismissNotification("Water the moss")
    }
    try host.tap("Never")
    await host.advance(by: .seconds(7_200))
    #expect(host.notifications.isEmpty)
  }

  @Test func theNextStartGoesOn() async throws {
    let reminder = Reminder()
    let first = host(reminder)
    try first.tap("Allow")
    await first.settle()
    try first.tap("In a minute")
    let second = try first.terminateAndRestore()
    second.setScenePhase(.background)
    await second.advance(by: .seconds(120))
    #expect(second.notifications.map(\.title) == ["Water the fern"])
    let third = try second.terminateAndRestore()
    try third.openNotification("Water the fern")
    #expect(reminder.told == ["\(UNNotificationDefaultActionIdentifier) fern"])
  }

  @Test(arguments: [TimeInterval.nan, .infinity, -.infinity, -5, 1e300])
  func extremeIntervalsHaveADate(_ interval: TimeInterval) {
    for repeats in [false, true] {
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: interval, repeats: repeats)
      #expect(trigger.nextTriggerDate() != nil)
    }
  }

  @Test func calendarTriggersFindTheirDate() throws {
    let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8, minute: 30), repeats: true)
    let next = try #require(trigger.nextTriggerDate())
    let parts = Calendar.current.dateComponents([.hour, .minute], from: next)
    #expect(parts.hour == 8 && parts.minute == 30 && next > Date())
    let never = UNCalendarNotificationTrigger(dateMatching: DateComponents(month: 13), repeats: false)
    #expect(never.nextTriggerDate() == nil)
  }
}
