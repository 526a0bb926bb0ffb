import CairnTesting
import SwiftUI
import Testing
import TipKit

private struct FavoriteTip: Tip {
  var title: Text { Text("Save as a favorite") }
  var message: Text? { Text("Your favorites come first.") }
  var image: Image? { Image(systemName: "star") }
  var actions: [Action] { Action(id: "more", title: "Learn more") }
}

@MainActor @Suite("Tips", .serialized)
struct TipTests {
  private struct Screen: View {
    @State private var action = "none"
    var body: some View {
      Button("Forget") { try? Tips.resetDatastore() }
      Button("Use") { FavoriteTip().invalidate(reason: .actionPerformed) }
      TipView(FavoriteTip()) { action = $0.id }
      Text("Action: \(action)")
    }
  }

  @Test func aDismissedTipStaysDismissed() throws {
    let host = TestHost { Screen() }
    #expect(host.texts.contains("Save as a favorite"))
    try host.tap("Learn more")
    #expect(host.texts.contains("Action: more"))
    try host.tap("Close")
    #expect(!host.texts.contains("Save as a favorite"))
    let later = try host.terminateAndRestore()
    #expect(!later.texts.contains("Save as a favorite"))
    try later.tap("Forget")
    #expect(later.texts.contains("Save as a favorite"))
    try later.tap("Use")
    #expect(!later.texts.contains("Save as a favorite"))
    #expect(later.diagnostics.isEmpty)
  }

  @Test func aTipCanBeInAPopover() throws {
    struct Star: View {
      var body: some View { Button("Star") {}.popoverTip(FavoriteTip(), arrowEdge: .bottom) }
    }
    let host = TestHost { Star() }
    #expect(host.texts.contains("Save as a favorite"))
    try host.tap("Close")
    #expect(!host.texts.contains("Save as a favorite"))
  }
}
