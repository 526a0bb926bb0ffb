import CairnTesting
import CairnScenarios
import SwiftUI
import Testing

@MainActor
@Suite("The scenarios every host shares, without a screen")
struct HeadlessScenarioTests {
  @Test("It ends as it should", arguments: Scenario.all)
  func endsAsItShould(_ scenario: Scenario) throws {
    let host = try scenario.withoutScreen()
    if let title = scenario.title { #expect(host.title == title) }
    let texts = host.texts
    var rest = texts[...]
    for text in scenario.shows {
      let place = rest.firstIndex(of: text)
      #expect(place != nil, "\(text) is missing, or not in its place, in \(texts)")
      rest = texts[(place.map { $0 + 1 } ?? rest.startIndex)...]
    }
    for text in scenario.hides { #expect(!texts.contains(text)) }
  }
}
