import Cairn
import CairnTesting
import Foundation
import SwiftUI
import Testing

@MainActor @Suite("Phases and changes")
struct PhaseTests {
  @MainActor @Observable final class Log {
    @ObservationIgnored var lines: [String] = []
    @ObservationIgnored var changes: [NavigationChange] = []
    var path: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  struct Page: View {
    let name: String
    let log: Log
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        NavigationLink("Go", value: name + "1")
        Button("Dismiss") { dismiss() }
        Button("Two") { log.path = ["x", "y"] }
        Button("There and Back") {
          log.path.append("z")
          log.path.removeLast()
        }
      }
      .navigationTitle(name)
      .onNavigationPhase { phase, cause in log.lines.append("\(name) \(phase) \(cause.map { "\($0)" } ?? "-")") }
    }
  }

  struct Screen: View {
    @Bindable var log: Log

    var body: some View {
      NavigationStack(path: $log.path) {
        Page(name: "Home", log: log)
          .navigationDestination(for: String.self) { Page(name: $0, log: log) }
      }
      .onNavigation { log.changes.append($0) }
      .navigationURLs(URLPattern("/{name}", for: String.self))
    }
  }

  @Test func eachPhaseIsCalledOnceInOrder() throws {
    let log = Log()
    let host = TestHost { Screen(log: log) }
    #expect(log.take() == ["Home willAppear -", "Home didAppear -"])
    try host.tap("Go")
    #expect(
      log.take() == [
        "Home1 willAppear link", "Home willDisappear link", "Home didDisappear link", "Home1 didAppear link",
      ])
    try host.goBack()
    #expect(
      log.take() == [
        "Home willAppear back", "Home1 willDisappear back", "Home didAppear back", "Home1 didDisappear back",
      ])
  }

  @Test func aPageThatIsNeverSeenHearsNothing() throws {
    let log = Log()
    let host = TestHost { Screen(log: log) }
    _ = log.take()
    try host.tap("Two")
    #expect(host.title == "y")
    #expect(log.take().allSatisfy { !$0.hasPrefix("x") })
    try host.tap("There and Back")
    #expect(log.take().isEmpty)
  }

  @Test func eachChangeIsHeardOnceWithItsCause() throws {
    let log = Log()
    let host = TestHost { Screen(log: log) }
    try host.tap("Go")
    try host.tap("Two")
    try host.tap("There and Back")
    try host.goBack()
    try host.tap("Dismiss")
    host.open(URL(string: "/web")!)
    let seen = log.changes.map { change in
      "\(change.kind) \(change.cause) \(change.before.map { $0 as? String ?? "?" }) \(change.after.map { $0 as? String ?? "?" })"
    }
    #expect(
      seen == [
        #"push link [] ["Home1"]"#, #"push code ["Home1"] ["x", "y"]"#, #"pop back ["x", "y"] ["x"]"#,
        #"pop dismissal ["x"] []"#, #"push url [] ["web"]"#,
      ])
  }
}
