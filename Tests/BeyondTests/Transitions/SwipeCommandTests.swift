import Cairn
import CairnTesting
import Foundation
import GuardCommands
import SwiftUI
import TestSupport
import Testing

enum SwipeCommand: Equatable {
  case begin, cancel, remove, proceed
  case move(Double)
  case lift(Double)
  case push(Int)
  case policy(GuardAnswers.Policy)
  case sheet(Bool)
}

/// The engine and `NaiveSwipe` side by side.
struct SwipeSubject: CommandSubject {
  @MainActor @Observable final class Trip {
    var path: [Int] = []
    var isSheetShown = false
    @ObservationIgnored var heard: [BackGesture.Phase] = []
    let answers = GuardAnswers(.agrees)
  }

  struct Screen: View {
    @Bindable var trip: Trip

    var body: some View {
      NavigationStack(path: $trip.path) {
        Text("Home").navigationTitle("0")
          .navigationDestination(for: Int.self) { number in
            Text("Page").navigationTitle("\(number)")
              .navigationGuard(when: !number.isMultiple(of: 2)) { trip.answers.ask($0) }
          }
      }
      .onBackGesture { trip.heard.append($0.phase) }
      .sheet(isPresented: $trip.isSheetShown) { Text("Sheet") }
    }
  }

  private let trip: Trip
  private let host: TestHost
  private var naive = NaiveSwipe()
  private var swipe: TestSwipeBack?

  init() {
    (trip, host) = MainActor.assumeIsolated {
      let trip = Trip()
      return (trip, TestHost { Screen(trip: trip) })
    }
  }

  mutating func run(_ command: SwipeCommand) -> String? {
    MainActor.assumeIsolated {
      perform(command)
      return disagreement
    }
  }

  @MainActor private mutating func perform(_ command: SwipeCommand) {
    switch command {
    case .begin:
      let new = try? host.startSwipeBack()
      if naive.canBegin { naive.begin() }
      swipe = new ?? swipe
    case .move(let progress):
      if swipe != nil { naive.move(to: progress) }
      try? swipe?.move(to: progress)
    case .lift(let velocity):
      naive.lift(velocity)
      try? swipe?.end(velocity: velocity)
    case .cancel:
      naive.cancel()
      try? swipe?.cancel()
    case .push(let number):
      naive.push(number)
      trip.path.append(number)
    case .remove:
      naive.removeTop()
      if !trip.path.isEmpty { withoutNavigationGuards { _ = trip.path.removeLast() } }
    case .policy(let policy):
      naive.policy = policy
      trip.answers.policy = policy
    case .proceed:
      naive.proceed()
      trip.answers.attempt?.proceed()
    case .sheet(let isShown):
      naive.showSheet(isShown)
      trip.isSheetShown = isShown
    }
    host.runPending()
  }

  @MainActor private var disagreement: String? {
    if trip.path != naive.path { return "the path is \(trip.path), and should be \(naive.path)" }
    if trip.heard != naive.heard { return "the app heard \(trip.heard), and should have heard \(naive.heard)" }
    let asked = trip.answers.asked
    if asked != naive.asked { return "guards were asked \(asked) times, and should be \(naive.asked)" }
    if let problem = host.diagnostics.first { return "it reports: \(problem.message)" }
    return nil
  }

  static func randomCommand(_ generator: inout SeededGenerator) -> SwipeCommand {
    switch generator.below(20) {
    case 0...3: .begin
    case 4...7: .move(Double(generator.below(11)) / 10)
    case 8...10: .lift(Double(generator.below(9)) / 2 - 2)
    case 11: .cancel
    case 12...14: .push(1 + generator.below(8))
    case 15: .remove
    case 16: .policy(GuardAnswers.Policy.allCases[generator.below(3)])
    case 17: .proceed
    default: .sheet(generator.below(3) == 0)
    }
  }

  static func simplerCommands(than command: SwipeCommand) -> [SwipeCommand] {
    switch command {
    case .lift(let velocity) where velocity != 0: [.lift(0)]
    case .push(let number) where number > 2: [.push(1), .push(2)]
    default: []
    }
  }
}

/// 8,000 commands, or as many as the environment variable `CAIRN_COMMANDS` says.
@Suite("Swipes back under random commands")
struct SwipeCommandTests {
  @MainActor @Test(arguments: (0..<4).map { UInt64(1 + $0 * 1_000_000) }) func agreeWithTheNaiveOnes(_ seed: UInt64)
    async
  {
    let all = ProcessInfo.processInfo.environment["CAIRN_COMMANDS"].flatMap { Int($0) } ?? 8_000
    let test = CommandTest<SwipeSubject>(commands: all / 4, seed: seed)
    if let failure = await test.firstFailure() { Issue.record("\(failure)") }
  }
}
