import SwiftUI

/// A user's action, expressed by a verb of `TestHost`, so that it can be repeated and printed.
enum FuzzCommand: Sendable, Equatable {
  case tap(Target)
  case doubleTap(String)
  case longPress(String)
  case toggle(String)
  case type(String, field: String)
  case submit(String)
  case pick(String, picker: String)
  case slide(String, Double)
  case step(String, Int)
  case select(String)
  case deselect(String)
  case delete(String)
  case swipe(String, action: String)
  case move(String, before: String)
  case scroll(String)
  case turnPage(Int)
  case back
  case dismiss
  case resize(Double, Double)
  case wait(Duration)
  case background
  case foreground

  /// Identifies an element: by its label and, if necessary, its role or its index among those with the same label.
  struct Target: Sendable, Equatable {
    var label: String
    var role: TestHost.Role?
    var index: Int?
  }
}

extension FuzzCommand {
  @MainActor
  func perform(on host: TestHost) async throws(TestHostError) {
    switch self {
    case .tap(let target):
      if let index = target.index {
        try host.tap(target.label, at: index)
      } else if let role = target.role {
        try host.tap(target.label, role: role)
      } else {
        try host.tap(target.label)
      }
    case .doubleTap(let label): try host.doubleTap(label)
    case .longPress(let label): try host.longPress(label)
    case .toggle(let label): try host.toggle(label)
    case .type(let text, let field): try host.type(text, into: field)
    case .submit(let field): try host.submit(field)
    case .pick(let option, let picker): try host.pick(option, from: picker)
    case .slide(let slider, let value): try host.slide(slider, to: value)
    case .step(let stepper, let steps): try host.step(stepper, by: steps)
    case .select(let row): try host.select(row)
    case .deselect(let row): try host.deselect(row)
    case .delete(let row): try host.delete(row)
    case .swipe(let row, let action): try host.swipe(row, action)
    case .move(let row, let other): try host.move(row, before: other)
    case .scroll(let label): try host.scroll(to: label)
    case .turnPage(let pages): try host.turnPage(by: pages)
    case .back: try host.goBack()
    case .dismiss: try host.dismissSheet()
    case .resize(let width, let height): host.resize(width: width, height: height)
    case .wait(let duration): await host.advance(by: duration)
    case .background: host.setScenePhase(.background)
    case .foreground: host.setScenePhase(.active)
    }
  }

  /// Simpler replacements for the command in a failure, simplest first. A double tap becomes two taps if those fail
  /// too.
  var simpler: [[FuzzCommand]] {
    switch self {
    case .doubleTap(let label):
      [1, 2].map { Array(repeating: .tap(Target(label: label)), count: $0) }
    case .type(let text, let field):
      // Only shorter texts, or equally short ones earlier in the alphabet, so that shrinking ends.
      ["", "a"].filter { ($0.count, $0) < (text.count, text) }.map { [.type($0, field: field)] }
    case .wait(let duration): FuzzCommand.durations.filter { $0 < duration }.map { [.wait($0)] }
    case .step(let stepper, let steps) where steps < 0: [[.step(stepper, 1)]]
    default: []
    }
  }

  static let durations: [Duration] = [.milliseconds(100), .seconds(1), .seconds(60)]

  /// A phone in portrait and landscape, a small phone, a tablet and a desktop.
  static let sizes: [(width: Double, height: Double)] = [(390, 844), (844, 390), (320, 568), (768, 1024), (1280, 800)]

  static let texts = ["", "a", "Ann", "0", "-1", "3.5", " ", "Ä👩‍👩‍👧é", String(repeating: "long ", count: 40)]
}
