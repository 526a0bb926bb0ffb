import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Buttons named by their role")
struct ButtonRoleNameTests {
  @Test func aButtonWithoutALabelHasTheUsualNameOfItsRole() throws {
    var pressed: [String] = []
    let host = TestHost {
      Button(role: .cancel) { pressed.append("cancel") }
      Button(role: .close) { pressed.append("close") }
      Button(role: .confirm) { pressed.append("confirm") }
      Button(role: .destructive) { pressed.append("delete") }
    }
    #expect(host.texts == ["Cancel", "Close", "Done", "Delete"])
    try host.tap("Close")
    #expect(pressed == ["close"])
  }
}
