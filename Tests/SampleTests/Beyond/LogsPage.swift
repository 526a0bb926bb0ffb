import Cairn
import CairnTesting
import SwiftUI
import Testing

// The samples of Docs/Guide/Logs.md.

private struct Content: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Walden", value: 1)
        .navigationTitle("Books")
        .navigationDestination(for: Int.self) { Text("Book \($0)").navigationTitle("Book \($0)") }
    }
  }
}

private struct Logged: View {
  @State private var log = NavigationLog()
  @State private var outcome: ReplayOutcome?

  var body: some View {
    Content()
      .navigationLog(log)
    if outcome == .same { Text("It happened again") }
    HStack {
      Button("Back in Time") { log.stepBack() }
      Button("Forth") { log.stepForward() }
      Button("Replay") {
        Task { outcome = await log.replay() }
      }
      Button("Print Test") { print(log.swiftTest(named: "whatJustHappened", of: "Content()")) }
    }
  }
}

private struct LogView: View {
  let log: NavigationLog

  var body: some View {
    List(log.entries) { entry in
      Text(entry.line)
    }
  }
}

@MainActor @Suite("Docs/Guide/Logs.md")
struct LogsPageTests {
  @Test func theLogStepsBack() throws {
    let host = TestHost { Logged() }
    try host.tap("Walden")
    #expect(host.title == "Book 1")
    try host.tap("Back in Time")
    #expect(host.title == "Books")
    try host.tap("Forth")
    #expect(host.title == "Book 1")
  }

  @Test func theLogRepeatsWhatHappened() async throws {
    let host = TestHost { Logged() }
    try host.tap("Walden")
    try host.tap("Replay")
    await host.settle()
    #expect(host.title == "Book 1" && host.isVisible("It happened again"))
  }
}
