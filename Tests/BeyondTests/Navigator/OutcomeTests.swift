import Cairn
import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Awaited navigation")
struct OutcomeTests {
  @MainActor @Observable final class Log {
    var outcomes: [NavigationOutcome] = []
    @ObservationIgnored var attempt: NavigationAttempt?
  }

  struct Page: View {
    let name: String
    let log: Log
    @Environment(\.navigator) private var navigator

    var body: some View {
      VStack {
        Button("Push") { perform { await $0.push("next") } }
        Button("Push View") { perform { await $0.push(Text("View").navigationTitle("View")) } }
        Button("Push Unknown") { perform { await $0.push(1.5) } }
        Button("Replace") { perform { await $0.replaceTop(with: "replaced") } }
        Button("Replace All") { perform { await $0.replaceAll(with: ["a", "b"]) } }
        Button("Pop") { perform { await $0.pop() } }
        Button("Pop to a") { perform { await $0.popTo("a") } }
        Button("Pop to Nothing") { perform { await $0.popTo(12) } }
        Button("Root") { perform { await $0.popToRoot() } }
        Button("Twice") {
          perform {
            async let first = $0.push("one")
            let second = await $0.replaceAll(with: ["two"])
            _ = await first
            return second
          }
        }
      }
      .navigationTitle(name)
      .navigationGuard(when: name == "kept") { log.attempt = $0 }
    }

    private func perform(_ action: @escaping @MainActor (Navigator) async -> NavigationOutcome) {
      let navigator = navigator
      Task { log.outcomes.append(await action(navigator)) }
    }
  }

  struct Screen: View {
    let log: Log
    @State var path: [String]

    var body: some View {
      NavigationStack(path: $path) {
        Page(name: "Home", log: log)
          .navigationDestination(for: String.self) { Page(name: $0, log: log) }
      }
    }
  }

  private func settled() async { for _ in 1...20 { await Task.yield() } }

  struct LatePage: View {
    let log: Log
    @Environment(\.navigator) private var navigator

    var body: some View {
      Button("Save") {
        Task {
          try? await Task.sleep(for: .seconds(1))
          log.outcomes.append(await navigator.push("next"))
        }
      }
      .navigationTitle("Late")
    }
  }

  struct LateScreen: View {
    let log: Log

    var body: some View {
      NavigationStack {
        NavigationLink("Open") { LatePage(log: log) }
          .navigationTitle("Home")
          .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
      }
    }
  }

  @Test func aTaskWhosePageHasGoneLearnsItWithoutAWarning() async throws {
    let log = Log()
    let host = TestHost(strict: true) { LateScreen(log: log) }
    try host.tap("Open")
    try host.tap("Save")
    await host.settle()
    try host.goBack()
    await host.advance(by: .seconds(2))
    #expect(host.pages == ["Home"])
    #expect(log.outcomes == [.unavailable])
  }

  @Test(arguments: [
    ("Push", "next", NavigationOutcome.arrived), ("Push View", "View", .arrived), ("Push Unknown", "c", .unavailable),
    ("Replace", "replaced", .arrived), ("Replace All", "b", .arrived), ("Pop", "b", .arrived),
    ("Pop to a", "a", .arrived),
    ("Pop to Nothing", "c", .unavailable), ("Root", "Home", .arrived),
  ])
  func eachNavigationTellsItsOutcome(_ button: String, _ title: String, _ outcome: NavigationOutcome) async throws {
    let log = Log()
    let host = TestHost { Screen(log: log, path: ["a", "b", "c"]) }
    #expect(host.title == "c")
    try host.tap(button)
    await settled()
    #expect(host.title == title)
    #expect(log.outcomes == [outcome])
  }

  @Test(arguments: ["Replace", "Replace All", "Pop", "Root"], [true, false])
  func aGuardDecidesTheOutcome(_ button: String, _ agrees: Bool) async throws {
    let log = Log()
    let host = TestHost { Screen(log: log, path: ["kept"]) }
    try host.tap(button)
    await settled()
    #expect(host.title == "kept")
    #expect(log.outcomes.isEmpty)
    if agrees { log.attempt?.proceed() } else { log.attempt = nil }
    await settled()
    #expect(log.outcomes == [agrees ? .arrived : .refused])
    #expect((host.title != "kept") == agrees)
  }
}
