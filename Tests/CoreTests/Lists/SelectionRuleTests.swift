import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Rules of tags and selection")
struct SelectionRuleTests {
  private struct Tagged: View {
    @State private var chosen: Int?
    var body: some View {
      Text(chosen.map { "chosen \($0)" } ?? "none")
      List(selection: $chosen) {
        Text("Plain").tag(1)
        Text("Optional").tag(Int?.some(2))
      }
    }
  }

  @Test func N218_aTagAnswersForOptionalsOfItsTypeAndTheOtherWayRound() throws {
    let host = TestHost { Tagged() }
    try host.select("Plain")
    #expect(host.texts.contains("chosen 1"))
    try host.select("Optional")
    #expect(host.texts.contains("chosen 2"))
  }

  @Test func N220_oneRowCanBeSelectedOutsideOfEditMode() throws {
    let host = TestHost { Tagged() }
    try host.tap("Plain")
    #expect(host.isSelected("Plain"))
    try host.tap("Optional")
    #expect(!host.isSelected("Plain"))
  }

  @Test func N250_whereActionsThatConfirmAndCancelStand() {
    let host = TestHost {
      NavigationStack {
        Text("Root").navigationTitle("Title").toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .primaryAction) { Button("Add") {} }
        }
      }
    }
    #expect(host.bar == ["Cancel", "Save", "Add"])
    #expect(host.texts.first == "Cancel")
  }
}
