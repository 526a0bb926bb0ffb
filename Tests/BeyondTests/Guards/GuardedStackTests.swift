import Cairn
import CairnTesting
import Foundation
import Observation
import SwiftUI
import Testing

/// What the guards of an app were asked, and what they answer.
@MainActor @Observable
final class Doorkeeper {
  enum Policy: CaseIterable { case agrees, refuses, waits }

  var policy = Policy.waits
  var isOn = true
  @ObservationIgnored private(set) var asked: [NavigationCause] = []
  @ObservationIgnored var attempt: NavigationAttempt?

  func ask(_ attempt: NavigationAttempt) {
    asked.append(attempt.cause)
    switch policy {
    case .agrees: attempt.proceed()
    case .refuses: attempt.stay()
    case .waits: self.attempt = attempt
    }
  }
}

struct GuardedPage: View {
  let keeper: Doorkeeper
  var title = "Draft"
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Dismiss") { dismiss() }
      NavigationLink("Deeper", value: "deeper")
    }
    .navigationGuard(when: keeper.isOn) { keeper.ask($0) }
    .navigationTitle(title)
  }
}

@MainActor @Suite("Guarded pages of a stack")
struct GuardedStackTests {
  struct Screen: View {
    let keeper: Doorkeeper
    @State private var path: [String] = ["draft"]

    var body: some View {
      NavigationStack(path: $path) {
        Button("Root") {}
          .navigationTitle("Home")
          .navigationDestination(for: String.self) { name in
            if name == "draft" {
              VStack {
                GuardedPage(keeper: keeper)
                Button("Clear") { path = [] }
                Button("Replace") { path = ["other"] }
              }
            } else {
              VStack {
                Text(name)
                Button("Clear") { path = [] }
              }
              .navigationTitle(name)
            }
          }
      }
    }
  }

  struct TwoDrafts: View {
    let lower: Doorkeeper
    let upper: Doorkeeper
    @State private var path = ["lower"]

    var body: some View {
      NavigationStack(path: $path) {
        Text("Root")
          .navigationTitle("Home")
          .navigationDestination(for: String.self) { name in
            VStack {
              // Its link leads to the upper one.
              GuardedPage(keeper: name == "lower" ? lower : upper, title: name)
              Button("Clear") { path = [] }
            }
          }
      }
    }
  }

  /// A way out of the page, by the name of what a user does.
  enum WayOut: String, CaseIterable, CustomTestStringConvertible {
    case back, history, dismiss, clear, replace
    var testDescription: String { rawValue }

    @MainActor func take(in host: TestHost) throws {
      switch self {
      case .back: try host.goBack()
      case .history: try host.goBack(to: "Home")
      case .dismiss: try host.tap("Dismiss")
      case .clear: try host.tap("Clear")
      case .replace: try host.tap("Replace")
      }
    }

    var cause: NavigationCause {
      switch self {
      case .back: .back
      case .history: .history
      case .dismiss: .dismissal
      case .clear, .replace: .code
      }
    }

    var end: String { self == .replace ? "other" : "Home" }
  }

  @Test(arguments: WayOut.allCases) func aRefusalKeepsThePage(_ way: WayOut) throws {
    let keeper = Doorkeeper()
    keeper.policy = .refuses
    let host = TestHost { Screen(keeper: keeper) }
    for _ in 1...2 {
      try way.take(in: host)
      #expect(host.title == "Draft")
    }
    #expect(keeper.asked == [way.cause, way.cause])
  }

  @Test(arguments: WayOut.allCases) func anAgreementLeavesAtOnce(_ way: WayOut) throws {
    let keeper = Doorkeeper()
    keeper.policy = .agrees
    let host = TestHost { Screen(keeper: keeper) }
    try way.take(in: host)
    #expect(host.title == way.end)
    #expect(keeper.asked == [way.cause])
  }

  @Test(arguments: WayOut.allCases) func aLateAgreementLeavesThen(_ way: WayOut) throws {
    let keeper = Doorkeeper()
    let host = TestHost { Screen(keeper: keeper) }
    try way.take(in: host)
    #expect(host.title == "Draft")
    #expect(keeper.attempt?.isPending == true)
    keeper.attempt?.proceed()
    #expect(host.title == way.end)
    #expect(keeper.asked == [way.cause])
  }

  @Test(arguments: WayOut.allCases) func anotherAttemptIsRefusedWhileOneWaits(_ way: WayOut) throws {
    let keeper = Doorkeeper()
    let host = TestHost { Screen(keeper: keeper) }
    try way.take(in: host)
    for other in WayOut.allCases { try other.take(in: host) }
    #expect(keeper.asked == [way.cause])
    #expect(host.title == "Draft")
    keeper.attempt?.proceed()
    #expect(host.title == way.end)
  }

  @Test(arguments: WayOut.allCases) func aDroppedAttemptStaysAndIsAskedAgain(_ way: WayOut) throws {
    let keeper = Doorkeeper()
    let host = TestHost { Screen(keeper: keeper) }
    try way.take(in: host)
    keeper.attempt = nil
    #expect(host.title == "Draft")
    try way.take(in: host)
    #expect(keeper.asked.count == 2)
    keeper.attempt?.proceed()
    #expect(host.title == way.end)
  }

  @Test(arguments: WayOut.allCases) func aGuardThatIsOffIsNotAsked(_ way: WayOut) throws {
    let keeper = Doorkeeper()
    keeper.isOn = false
    let host = TestHost { Screen(keeper: keeper) }
    try way.take(in: host)
    #expect(host.title == way.end)
    #expect(keeper.asked.isEmpty)
  }

  @Test func pushingAsksNobody() throws {
    let keeper = Doorkeeper()
    let host = TestHost { Screen(keeper: keeper) }
    try host.tap("Deeper")
    #expect(host.title == "deeper")
    #expect(keeper.asked.isEmpty)
    try host.goBack()
    #expect(host.title == "Draft")
    #expect(keeper.asked.isEmpty)
  }

  @Test func aCoveredPageIsAskedWhenItLeavesWithThePageAbove() throws {
    let keeper = Doorkeeper()
    let host = TestHost { Screen(keeper: keeper) }
    try host.tap("Deeper")
    try host.tap("Clear")
    #expect(host.title == "deeper")
    #expect(keeper.asked == [.code])
    keeper.attempt?.proceed()
    #expect(host.title == "Home")
  }
  @Test func oneAttemptAsksTheGuardsOfAllPagesThatLeave() throws {
    let (lower, upper) = (Doorkeeper(), Doorkeeper())
    let host = TestHost { TwoDrafts(lower: lower, upper: upper) }
    try host.tap("Deeper")
    try host.tap("Clear")
    #expect(upper.asked == [.code] && lower.asked.isEmpty)
    upper.attempt?.proceed()
    #expect(lower.asked == [.code])
    #expect(host.pages == ["Home", "lower", "deeper"])
    lower.attempt?.proceed()
    #expect(host.pages == ["Home"])
    #expect(upper.asked == [.code])
  }

  @Test func aRefusalOfOnePageKeepsThoseThatHaveAgreed() throws {
    let (lower, upper) = (Doorkeeper(), Doorkeeper())
    upper.policy = .agrees
    lower.policy = .refuses
    let host = TestHost { TwoDrafts(lower: lower, upper: upper) }
    try host.tap("Deeper")
    for _ in 1...2 {
      try host.tap("Clear")
      #expect(host.pages == ["Home", "lower", "deeper"])
    }
    #expect(upper.asked == [.code, .code] && lower.asked == [.code, .code])
    try host.goBack()
    #expect(host.pages == ["Home", "lower"])
  }
}
