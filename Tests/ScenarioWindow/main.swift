import Foundation
import Scenarios

// Shows one of the scenarios every host shares in a real window, for a driver that is a person to it: it acts with
// pointer, keys and assistive technology, and asks on standard input what has come of it.
//
//   ScenarioWindow --list                    all scenarios, with what the host without a screen makes of each step
//   ScenarioWindow NUMBER [--open URL]       one of them; each line on standard input is answered with what is shown

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "--list"?:
  try Description.printAll()
case let number?:
  guard let index = Int(number), Scenario.all.indices.contains(index) else { fallthrough }
  let links = arguments.drop { $0 != "--open" }.dropFirst().compactMap { URL(string: $0) }
  exit(WindowOfScenario.show(index, opening: links))
default:
  print("ScenarioWindow --list\nScenarioWindow NUMBER [--open URL]")
  exit(EX_USAGE)
}
