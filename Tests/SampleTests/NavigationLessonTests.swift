import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("The lesson on NavigationStack")
struct NavigationLessonTests {
  @Test func aLinkOpensAViewAndBackOrASwipeClosesIt() throws {
    let host = TestHost(strict: true) { PeopleView() }
    try host.tap("Ann")
    #expect(host.texts.contains("About Ann"))
    #expect(host.titleDisplayMode == .inline)
    try host.goBack()
    try host.tap("Ben")
    #expect(host.title == "Ben")
    try host.swipeBack()
    #expect(host.title == "People")
    #expect(host.titleDisplayMode == .large)
  }

  @Test func aBoolShowsAndRemovesAView() throws {
    let host = TestHost(strict: true) { SettingsByBool() }
    for button in ["Settings", "Gear"] {
      try host.tap(button)
      #expect(host.title == "Settings")
      try host.tap("Close")
      #expect(host.title == "Home")
    }
  }

  @Test func anItemKeepsTrackOfWhatWasChosen() throws {
    final class Heard { var names: [String?] = [] }
    let heard = Heard()
    let host = TestHost(strict: true) { PersonByItem { heard.names.append($0) } }
    try host.tap("Ann")
    #expect(host.title == "Ann")
    try host.tap("Forget")
    #expect(host.title == "People")
    try host.tap("Ben")
    try host.goBack()
    #expect(heard.names == ["Ann", nil, "Ben", nil])
  }

  @Test func differentTypesOpenDifferentViews() throws {
    let host = TestHost { ViewsByType() }
    try host.tap("A word")
    #expect(host.texts.contains("Word"))
    try host.goBack()
    try host.tap("A number")
    #expect(host.texts.contains("Number"))
  }

  @Test func aPathAppendsRemovesAndClears() throws {
    let host = TestHost(strict: true) { PathOfAnything() }
    try host.tap("Append word")
    try host.tap("Append number")
    try host.tap("Append word")
    #expect(host.pages == ["Root", "word", "7", "word"])
    try host.tap("Remove last")
    #expect(host.title == "7")
    try host.tap("Append number")
    try host.tap("Remove two")
    #expect(host.pages == ["Root", "word"])
    try host.tap("Append number")
    try host.tap("Remove all")
    #expect(host.pages == ["Root"])
  }

  @Test func linksDestinationsAndTitlesAreOfNoUseOutsideAContainer() {
    let link = TestHost { NavigationLink("Nowhere", value: 1) }
    #expect(!link.isEnabled("Nowhere"))
    #expect(link.diagnostics.map(\.code) == ["navigation.link-outside-container"])
    let destination = TestHost { Text("Plain").navigationDestination(item: .constant("x")) { Text($0) } }
    #expect(destination.texts == ["Plain"])
    #expect(destination.diagnostics.map(\.code) == ["navigation.misplaced-destination"])
    #expect(TestHost { Text("Plain").navigationTitle("Title") }.texts == ["Plain"])
  }

  @Test func theVisibilityChoosesTheColumns() {
    #expect(columns(.detailOnly) == [.detail])
    #expect(columns(.doubleColumn) == [.content, .detail])
    #expect(columns(.all) == [.sidebar, .content, .detail])
  }

  private func columns(_ visibility: NavigationSplitViewVisibility) -> [NavigationSplitViewColumn] {
    TestHost(width: 1200) { Columns(visibility: visibility) }.visibleColumns
  }

  @Test func thePreferredColumnIsShownInCompactWidth() {
    let host = TestHost { Columns(visibility: .all) }
    #expect(host.isCollapsed)
    #expect(host.title == "Third")
  }
}
