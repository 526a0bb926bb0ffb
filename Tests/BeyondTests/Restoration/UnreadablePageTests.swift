import Cairn
import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Unreadable pages")
struct UnreadablePageTests {
  private let gone = NavigationArchive.Element(name: "Gone.Board", json: "{\"column\":[1, 2]}")
  private let broken = NavigationArchive.Element(name: "BeyondTests.SavedTicket", json: "{\"number\":\"seven\"}")

  private func saved(_ host: TestHost) throws -> [NavigationArchive.Element] {
    try SavedScene(host: host).elements(of: "issues")
  }

  @Test func thePagesBelowAnUnreadableOneAreShown() throws {
    for page in [gone, broken] {
      let host = try launch([.issue(1), page, .issue(2)]) { Tracker() }
      #expect(host.pages == ["Issues", "Issue 1"])
      #expect(host.diagnostics.map(\.code).contains("restoration.unreadable"))
    }
  }

  @Test func whatIsNotShownWaitsForALaterVersion() throws {
    var host = try launch([.issue(1), gone, .issue(2)]) { Tracker() }
    host = try host.terminateAndRestore()
    #expect(try saved(host) == [.issue(1), gone, .issue(2)])
    try host.tap("Next")
    #expect(try saved(host) == [.issue(1), .issue(2)])
    try host.goBack()
    #expect(try saved(host) == [.issue(1)])
  }

  @Test func theOtherPagesAreShownIfTheRulesSkip() throws {
    let host = try launch([.issue(1), gone, .issue(2)]) { Tracker(rules: [.unreadable(.skip)]) }
    #expect(host.pages == ["Issues", "Issue 1", "Issue 2"])
    try host.tap("Next")
    #expect(try saved(host) == [.issue(1), gone, .issue(2), .issue(3)])
    try host.goBack()
    try host.goBack()
    #expect(try saved(host) == [.issue(1)])
  }

  @Test func aPlaceholderIsShownAndSavedAsThePageItStandsFor() throws {
    var host = try launch([.issue(1), gone]) { Tracker(rules: [.unreadable(.placeholder)]) }
    #expect(host.pages == ["Issues", "Issue 1", "Unreadable Gone.Board"])
    try host.goBack()
    try host.tap("Next")
    #expect(try saved(host) == [.issue(1), .issue(2)])
    host = try launch([gone, .issue(1)]) { Tracker(rules: [.unreadable(.placeholder)]) }
    try host.tap("Next")
    #expect(try saved(host) == [gone, .issue(1), .issue(2)])
  }

  @Test func anUnreadablePageKeepsTheVersionThatWroteIt() throws {
    let old = NavigationArchive.Element(name: "future", json: "{}")
    var host = try launch([.issue(1), old], version: 1) { Tracker(version: 2, rules: [.unreadable(.skip)]) }
    #expect(host.pages == ["Issues", "Issue 1"])
    let text = try #require(SavedScene(host: host)["issues"])
    let rules: [RestorationRule] = [
      .migrate(from: 1) { [$0.name == "future" ? .issue(4) : $0] }
    ]
    host = try SavedScene(host: TestHost { Tracker(version: 3, rules: rules) }).relaunched(
      with: NavigationArchive(json: Data(text.utf8)))
    #expect(host.pages == ["Issues", "Issue 1", "Issue 4"])
  }

  @Test func aPageWithoutADestinationWaitsToo() throws {
    let orphan = NavigationArchive.Element(name: "BeyondTests.SavedOrphan", json: "{}")
    let host = try launch([.issue(1), orphan, .issue(2)]) { Tracker() }
    #expect(host.pages == ["Issues", "Issue 1"])
    #expect(try saved(host) == [.issue(1), orphan, .issue(2)])
    try host.tap("Next")
    #expect(try saved(host) == [.issue(1), .issue(2)])
  }

  @Test func aSelectionThatCannotBeReadStaysAtItsDefault() throws {
    struct Tabs: View {
      enum Choice: String, Codable { case one, two }
      @State private var choice = Choice.two
      var body: some View { Text("\(choice)").restoresNavigation("choice", selection: $choice) }
    }
    let three = NavigationArchive.Element(name: "choice", json: "\"three\"")
    #expect(try launch([three], part: "choice") { Tabs() }.isVisible("two"))
    let one = NavigationArchive.Element(name: "choice", json: "\"one\"")
    #expect(try launch([one], part: "choice") { Tabs() }.isVisible("one"))
  }
}
