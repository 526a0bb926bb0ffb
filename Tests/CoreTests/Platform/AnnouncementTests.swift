import CairnTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Announcements to screen readers")
struct AnnouncementTests {
  private struct Editor: View {
    var body: some View {
      Button("Save") { AccessibilityNotification.Announcement("Saved").post() }
      Button("Turn the page") { AccessibilityNotification.PageScrolled("Page 2 of 5").post() }
      Button("Use UIKit's") { UIAccessibility.post(notification: .announcement, argument: "Deleted") }
      Button("Say nothing") {
        AccessibilityNotification.Announcement("").post()
        AccessibilityNotification.LayoutChanged().post()
        UIAccessibility.post(notification: .screenChanged, argument: nil)
      }
    }
  }

  @Test func eachIsSpokenOnce() throws {
    let host = TestHost { Editor() }
    try host.tap("Save")
    try host.tap("Turn the page")
    try host.tap("Use UIKit's")
    try host.tap("Say nothing")
    #expect(host.announcements == ["Saved", "Page 2 of 5", "Deleted"])
  }

  @Test func eachAppSpeaksItsOwn() throws {
    let hosts = [TestHost { Editor() }, TestHost { Editor() }]
    try hosts[0].tap("Save")
    try hosts[1].tap("Turn the page")
    #expect(hosts.map(\.announcements) == [["Saved"], ["Page 2 of 5"]])
  }
}
