import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("The page on NavigationLink")
struct NavigationLinkPageTests {
  @Test func aLinkMayHaveAnyLabel() throws {
    let host = TestHost(strict: true) { LabelledLink() }
    try host.tap("Work Folder")
    #expect(host.texts.contains("Folder 7"))
  }

  @Test func aLinkOfTextOnly() throws {
    let host = TestHost(strict: true) { TextLink() }
    try host.tap("Work Folder")
    #expect(host.title == "Folder")
  }

  @Test func threeLinksPresentColorDetails() throws { try walkColors(TestHost(strict: true) { LinksToViews() }) }

  @Test func theSameAsPresentationLinks() throws { try walkColors(TestHost(strict: true) { PresentationLinks() }) }

  @Test func theSameOnAPathOfTheApp() throws {
    let host = TestHost(strict: true) { ProgrammaticLinks() }
    try walkColors(host)
    try host.tap("Show blue")
    #expect(host.pages == ["Colors", "blue"])
    try host.goBack()
    #expect(host.title == "Colors")
  }

  private func walkColors(_ host: TestHost) throws {
    #expect(host.title == "Colors")
    for (link, title) in [("Mint", "mint"), ("Pink", "pink"), ("Teal", "teal")] {
      try host.tap(link)
      #expect(host.pages == ["Colors", title])
      #expect(host.backLabel == "Colors")
      try host.goBack()
    }
    #expect(host.depth == 0)
  }

  @Test func aListCoordinatesWithItsLinks() throws {
    let host = TestHost(width: 900, strict: true) { CoordinatedList() }
    #expect(host.texts.contains("Pick a color"))
    try host.tap("pink")
    #expect(host.title == "pink")
    #expect(host.isSelected("pink"))
    try host.tap("teal")
    #expect(host.title == "teal")
    #expect(!host.isSelected("pink"))
  }
}
