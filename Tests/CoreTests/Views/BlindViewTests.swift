import BlindViews
import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Views that tell nothing of their properties")
struct BlindViewTests {
  private struct Clock: View {
    @State private var seconds = 1
    var body: some View {
      BlindCounter(seconds: seconds)
      Button("later") { seconds += 1 }
      Button("same") { seconds += 0 }
    }
  }

  @Test func areToldOfOnceAndFollowTheirValueAllTheSame() throws {
    let host = TestHost { Clock() }
    let told = host.diagnostics.filter { $0.code == "view.no-reflection" }
    #expect(told.count == 1)
    #expect(told.first?.severity == .error)
    #expect(told.first?.message.hasPrefix("BlindCounter has no reflection metadata") == true)
    #expect(host.texts.first == "1 seconds")
    try host.tap("later")
    #expect(host.texts.first == "2 seconds")
    #expect(host.bodyRuns(of: BlindCounter.self) == 2)
    try host.tap("same")
    #expect(host.bodyRuns(of: BlindCounter.self) == 2)
    #expect(host.diagnostics.filter { $0.code == "view.no-reflection" }.count == 1)
  }

  @Test func othersAreNotToldOf() {
    struct Empty: View { var body: some View { Text("empty") } }
    enum Choice: View {
      case this, that
      var body: some View { Text(self == .this ? "this" : "that") }
    }
    let host = TestHost {
      Empty()
      Choice.this
      Choice.that
    }
    #expect(host.texts == ["empty", "this", "that"])
    #expect(host.diagnostics.isEmpty)
  }
}
