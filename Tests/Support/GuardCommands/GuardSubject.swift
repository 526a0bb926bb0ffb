import CairnTesting
import SwiftUI
import TestSupport

/// The engine and `NaiveTrail` side by side.
package struct GuardSubject: CommandSubject {
  private let trail: GuardedTrail
  private let host: TestHost
  private var naive = NaiveTrail()

  package init() {
    (trail, host) = MainActor.assumeIsolated {
      let trail = GuardedTrail()
      return (trail, TestHost(height: 2_000) { GuardedTrail.Screen(trail: trail) })
    }
  }

  package mutating func run(_ command: GuardCommand) -> String? {
    MainActor.assumeIsolated {
      perform(command)
      return disagreement
    }
  }

  @MainActor private mutating func perform(_ command: GuardCommand) {
    switch command {
    case .link(let number):
      naive.push(number)
      try? host.tap("Go to \(number)")
    case .back:
      if let top = naive.pages.last { naive.attempt(.back(from: top.id)) }
      try? host.goBack()
    case .backTo(let depth):
      guard !naive.pages.isEmpty else { return }
      let value = ([0] + naive.path)[depth % naive.pages.count]
      naive.chooseInHistory(value)
      try? host.goBack(to: "\(value)")
    case .dismiss:
      if let top = naive.pages.last { naive.attempt(.dismiss(top.id)) }
      // In the root it would close the window.
      if !naive.pages.isEmpty || !trail.path.isEmpty { try? host.tap("Dismiss") }
    case .write(let path):
      naive.attempt(.write(path))
      trail.path = path
    case .policy(let policy):
      naive.policy = policy
      trail.answers.policy = policy
    case .proceed:
      naive.proceed()
      trail.answers.attempt?.proceed()
    case .stay:
      naive.stay()
      trail.answers.attempt?.stay()
    case .drop:
      naive.stay()
      trail.answers.attempt = nil
    case .lock:
      naive.lock(true)
      trail.isLocked = true
    case .unlock:
      naive.lock(false)
      trail.isLocked = false
    }
  }

  @MainActor private var disagreement: String? {
    let title = host.title
    if trail.path != naive.path { return "the path is \(trail.path), and should be \(naive.path)" }
    if title != "\(naive.path.last ?? 0)" { return "“\(title ?? "")” is shown above \(naive.path)" }
    let asked = trail.answers.asked
    if asked != naive.asked { return "guards were asked \(asked) times, and should be \(naive.asked)" }
    let isPending = trail.answers.attempt?.isPending ?? false
    if isPending != (naive.pending != nil) { return "an answer is \(isPending ? "" : "not ")awaited" }
    if let problem = host.diagnostics.first { return "it reports: \(problem.message)" }
    return nil
  }

  package static func randomCommand(_ generator: inout SeededGenerator) -> GuardCommand {
    switch generator.below(20) {
    case 0...4: .link(1 + generator.below(13))
    case 5...6: .back
    case 7: .backTo(generator.below(6))
    case 8: .dismiss
    case 9...11: .write((0..<generator.below(5)).map { _ in 1 + generator.below(13) })
    case 12: .policy(GuardAnswers.Policy.allCases[generator.below(3)])
    case 13...15: .proceed
    case 16: .stay
    case 17: .drop
    case 18: .lock
    default: .unlock
    }
  }

  package static func simplerCommands(than command: GuardCommand) -> [GuardCommand] {
    switch command {
    case .link(let number) where number > 2: [.link(1), .link(2)]
    case .write(let path) where !path.isEmpty:
      [.write([]), .write(Array(path.dropLast())), .write(Array(path.dropFirst()))]
    default: []
    }
  }
}
