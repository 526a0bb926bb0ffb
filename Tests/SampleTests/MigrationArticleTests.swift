import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("The article on migrating to new navigation types")
struct MigrationArticleTests {
  @available(*, deprecated)
  @Test func oneColumn() {
    #expect(TestHost { OldSingleColumn() }.depth == 0)
    #expect(TestHost { NewSingleColumn() }.depth == 0)
  }

  @available(*, deprecated)
  @Test func twoColumns() {
    #expect(TestHost(width: 900) { OldTwoColumns() }.texts == ["First", "Second"])
    #expect(TestHost(width: 900) { NewTwoColumns() }.texts == ["First", "Second"])
  }

  @available(*, deprecated)
  @Test func threeColumns() {
    #expect(TestHost(width: 1200) { OldThreeColumns() }.texts == ["First", "Second", "Third"])
    #expect(TestHost(width: 1200) { NewThreeColumns() }.texts == ["First", "Second", "Third"])
  }

  @available(*, deprecated)
  @Test func linksFollowTheirBools() throws {
    let host = TestHost(strict: true) { LinksWithBools() }
    for (link, title) in [("Purple", "purple"), ("Pink", "pink"), ("Orange", "orange")] {
      try host.tap(link)
      #expect(host.title == title)
      try host.goBack()
      #expect(host.depth == 0)
    }
    try host.tap("Show pink")
    #expect(host.title == "pink")
    try host.goBack()
    try host.tap("Show pink")
    #expect(host.title == "pink")
  }

  @Test func aPathRepresentsEveryViewOnTheStack() throws {
    let host = TestHost { PathOfColors() }
    for (link, title) in [("Purple", "purple"), ("Pink", "pink"), ("Orange", "orange")] {
      try host.tap(link)
      #expect(host.title == title)
      try host.goBack()
    }
    try host.tap("Show all")
    #expect(host.pages.dropFirst() == ["purple", "pink", "orange"])
    try host.goBack()
    #expect(host.title == "pink")
  }

  @available(*, deprecated)
  @Test func linksFollowTheSelection() throws {
    let host = TestHost(width: 900) { LinksWithSelection() }
    #expect(host.texts.contains("Pick a color"))
    try host.tap("pink")
    #expect(host.title == "pink")
    try host.tap("Choose orange")
    #expect(host.title == "orange")
  }

  @Test func theListHasTheSelection() throws {
    let host = TestHost(width: 900) { ListWithSelection() }
    #expect(host.texts.contains("Pick a color"))
    try host.tap("orange")
    #expect(host.title == "orange")
    #expect(host.isSelected("orange"))
  }
}
