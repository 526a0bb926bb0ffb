import Foundation
import CairnScenarios

/// A scenario in the form that a program in another language reads.
package struct ScenarioDescription: Encodable {
  let name: String
  let width: CGFloat
  let steps: [[String]]
  let title: String?
  let shows: [String]
  let hides: [String]
  let draws: [String]
  /// The semantic tree initially and after each step, on the headless host.
  let trees: [String]

  @MainActor
  package static func printAll() throws {
    let all = try Scenario.all.map { scenario in
      ScenarioDescription(
        name: scenario.name, width: scenario.room.width, steps: scenario.steps.map(\.words), title: scenario.title,
        shows: scenario.shows, hides: scenario.hides, draws: scenario.draws, trees: try scenario.treesWithoutScreen())
    }
    print(String(decoding: try JSONEncoder().encode(all), as: UTF8.self))
  }
}

extension Scenario.Step {
  fileprivate var words: [String] {
    switch self {
    case .press(let label): ["press", label]
    case .pressBelowStart(let places, let label): ["press_below_start", String(places), label]
    case .back: ["back"]
    case .write(let text, let field): ["write", text, field]
    case .submit(let field): ["submit", field]
    case .pick(let option, let picker): ["pick", option, picker]
    case .choose(let item, let menu): ["choose", item, menu]
    case .step(let label, let steps): ["step", label, String(steps)]
    case .select(let row): ["select", row]
    case .delete(let row): ["delete", row]
    case .move(let row, let places): ["move", row, String(places)]
    case .act(let action, let row): ["act", action, row]
    case .context(let item, let row): ["context", item, row]
    case .close: ["close"]
    case .open(let link): ["open", link]
    }
  }
}
