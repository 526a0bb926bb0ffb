import CairnScenarios
import Foundation
import ScenarioReports

// Shows one of the scenarios that all hosts share, or the Catalog, in a real window. A driver plays the person: it acts with
// pointer, keys and assistive technology, and queries the result on standard input.
//
//   ScenarioWindow --list                    all scenarios, with the headless host's result of each step
//   ScenarioWindow NUMBER [--open URL]       one of them; each line on standard input is answered with the screen
//   ScenarioWindow --catalog [--open URL]    the Catalog, answering likewise
//   ScenarioWindow --pages                   the links of the Catalog's pages

let arguments = CommandLine.arguments.dropFirst()
let links = arguments.drop { $0 != "--open" }.dropFirst().compactMap { URL(string: $0) }
switch arguments.first {
case "--list"?:
  try ScenarioDescription.printAll()
case "--catalog"?: exit(WindowOfScenario.showCatalog(opening: links))
case "--pages"?:
  for topic in CatalogTopic.apps { print("catalog://\(topic.rawValue)") }
  for topic in CatalogTopic.guides { print("catalog://topic/\(topic.rawValue)") }
  for page in CatalogPage.allCases { print("catalog://page/\(page.rawValue)") }
case let number?:
  guard let index = Int(number), Scenario.all.indices.contains(index) else { fallthrough }
  exit(WindowOfScenario.show(index, opening: links))
default:
  print(
    "ScenarioWindow --list\nScenarioWindow --pages\nScenarioWindow --catalog [--open URL]\nScenarioWindow NUMBER [--open URL]"
  )
  exit(EX_USAGE)
}
