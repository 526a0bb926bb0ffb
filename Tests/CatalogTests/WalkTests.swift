import CairnTesting
import Foundation
import SwiftUI
import Testing

@testable import Catalog

@MainActor
@Suite("Every page of the catalog can be walked")
struct WalkTests {
  private func open(_ page: CatalogPage) throws -> TestHost {
    let host = try open(page.topic)
    try go(to: page, in: host)
    return host
  }

  private func open(_ topic: CatalogTopic) throws -> TestHost {
    let host = freshCatalog()
    try host.tap(topic.title)
    #expect(host.title == topic.title)
    return host
  }

  private func go(to page: CatalogPage, in host: TestHost) throws {
    try host.tap(page.title)
    #expect(host.title == page.title)
  }

  private func openExample(_ page: CatalogPage) throws -> TestHost {
    let host = try open(page)
    try host.tap("Open the example")
    #expect(host.sheets == 1)
    return host
  }

  @Test(arguments: CatalogPage.allCases)
  func everyPageOpensAndOneComesBack(page: CatalogPage) throws {
    let host = try open(page)
    #expect(host.diagnostics.map(\.description) == [])
    try host.goBack()
    #expect(host.title == page.topic.title)
    try host.goBack()
    #expect(host.title == "Catalog")
  }

  @Test(arguments: CatalogTopic.apps + CatalogTopic.guides)
  func everyTopicIsChosenInTheSidebar(topic: CatalogTopic) throws {
    let host = freshCatalog()
    host.resize(width: 1200, height: 800)
    #expect(host.title(of: .detail) == "Welcome")
    try host.tap(topic.title)
    #expect(host.title(of: .sidebar) == "Catalog" && host.title(of: .detail) == topic.title)
    #expect(host.isSelected(topic.title))
    if let page = topic.pages.first {
      try host.tap(page.title)
      #expect(host.title(of: .detail) == page.title && host.isSelected(topic.title))
    }
    try host.tap(topic == .links ? CatalogTopic.paths.title : CatalogTopic.links.title)
    #expect(host.title(of: .detail) == (topic == .links ? "Paths" : "Links"))
    #expect(host.diagnostics.map(\.description) == [])
  }

  @Test func everyTopicHasPagesAndEveryPageIsInOne() {
    #expect(CatalogTopic.guides.flatMap(\.pages) == CatalogPage.allCases)
    #expect(CatalogTopic.apps.flatMap(\.pages).isEmpty)
    #expect(Set(CatalogPage.allCases.map(\.slug)).count == CatalogPage.allCases.count)
  }

  @Test func theWelcomePageLeadsToPages() throws {
    let host = freshCatalog()
    host.resize(width: 1200, height: 800)
    try host.tap("Two columns")
    #expect(host.title(of: .detail) == "Two columns")
    try host.goBack()
    #expect(host.title(of: .detail) == "Welcome")
  }

  @Test func linksByView() throws {
    let host = try open(.linksByView)
    try host.tap("Pages without end")
    try host.tap("One further")
    #expect(host.pages.suffix(2) == ["Page 1", "Page 2"])
    try host.tap("Go back")
    #expect(host.title == "Page 1")
  }

  @Test func linksByValue() throws {
    let host = try open(.linksByValue)
    try host.tap("Mars")
    #expect(host.texts.contains("Mars has 4 letters."))
    try host.tap("The planet after it")
    #expect(host.title == "Mercury")
  }

  @Test func destinationsByType() throws {
    let host = try open(.linksByType)
    try host.tap("Number 3")
    #expect(host.texts.contains("3 times 3 is 9."))
    try host.goBack()
    try host.tap("pear")
    #expect(host.texts.contains("Backwards: raep"))
  }

  @Test func aBoolThatPushes() throws {
    let host = try open(.linkByBool)
    try host.tap("Show the page")
    #expect(host.title == "While true")
    try host.goBack()
    #expect(host.texts.contains("No"))
    try host.tap("Show the page")
    try host.tap("Set it to false")
    #expect(host.title == CatalogPage.linkByBool.title)
    #expect(host.texts.contains("2"))
  }

  @Test func anItemThatPushes() throws {
    let host = try open(.linkByItem)
    try host.tap("Green")
    #expect(host.title == "Green")
    try host.goBack()
    #expect(host.texts.contains("nil"))
  }

  @Test func aPathAsAnArray() throws {
    let host = try openExample(.arrayPath)
    try host.tap("Set it to [1, 2, 3]")
    #expect(host.pages == ["Numbers", "Number 1", "Number 2", "Number 3"])
    #expect(host.texts.contains("[1, 2, 3]"))
    try host.tap("Sort backwards")
    #expect(host.title == "Number 1")
    try host.tap("Remove all")
    #expect(host.depth == 0)
    try host.tap("Close")
    #expect(host.sheets == 0)
  }

  @Test func aPathOfAnyTypes() throws {
    let host = try openExample(.navigationPath)
    try host.tap("The number 7")
    try host.tap("The color mint")
    #expect(host.title == "Mint")
    #expect(host.texts.contains { $0.contains("Int") && $0.contains("PaintColor") })
    try host.tap("Remove the last two")
    #expect(host.depth == 0)
  }

  @Test func backToTheRoot() throws {
    let host = try openExample(.popToRoot)
    try host.tap("Go in five pages deep")
    #expect(host.depth == 5)
    try host.tap("Back to the root")
    #expect(host.title == "The root")
  }

  @Test func deepLinks() throws {
    let host = try open(.deepLinks)
    try host.tap("catalog://colors/mint")
    // The link goes to the system. Without one, the host returns it to the app.
    let link = try #require(host.openedURLs.last)
    #expect(link.absoluteString == "catalog://colors/mint")
    host.open(link)
    #expect(host.pages == ["Catalog", "Colors", "Mint"])
    host.open(URL(string: "catalog://notes/2")!)
    #expect(host.pages == ["Catalog", "Notes", "Soup"])
    host.open(URL(string: "catalog://nowhere")!)
    #expect(host.title == "Soup")
  }

  @Test func restoration() throws {
    let first = try openExample(.restoration)
    try first.tap("Step 1")
    try first.tap("Step 2")
    let second = try first.terminateAndRestore()
    try second.tap(CatalogTopic.paths.title)
    try go(to: .restoration, in: second)
    try second.tap("Open the example")
    #expect(second.pages == ["Restored", "Step 1", "Step 2"])
  }

  @Test func twoColumns() throws {
    let host = try openExample(.twoColumns)
    host.resize(width: 1200, height: 800)
    #expect(host.visibleColumns == [.sidebar, .detail])
    try host.select("Sea")
    try host.tap("Lord Jim")
    #expect(host.title(of: .detail) == "Lord Jim")
    host.resize(width: 400, height: 800)
    #expect(host.isCollapsed)
    #expect(host.title == "Lord Jim")
  }

  @Test func threeColumns() throws {
    let host = try openExample(.threeColumns)
    host.resize(width: 1200, height: 800)
    try host.select("Land")
    try host.select("Walden")
    #expect(host.title(of: .detail) == "Walden")
  }

  @Test func visibleColumns() throws {
    let host = try openExample(.visibility)
    host.resize(width: 1200, height: 800)
    try host.tap("detailOnly")
    #expect(host.visibleColumns == [.detail])
    try host.tap("all")
    #expect(host.visibleColumns == [.sidebar, .detail])
  }

  @Test func linksAndSelection() throws {
    let host = try openExample(.chosenLinks)
    host.resize(width: 1200, height: 800)
    try host.tap("Mint")
    #expect(host.title(of: .detail) == "Mint")
    try host.tap("Select Teal")
    #expect(host.title(of: .detail) == "Teal")
    #expect(host.isSelected("Teal") && !host.isSelected("Mint"))
  }

  @Test func detailLinks() throws {
    let host = try openExample(.detailLinks)
    host.resize(width: 1200, height: 800)
    try host.tap("To this column")
    #expect(host.title(of: .sidebar) == "Same column")
    try host.tap("To the detail from here")
    #expect(host.title(of: .detail) == "Further")
    #expect(host.title(of: .sidebar) == "Same column")
  }

  @Test func theOneColumn() throws {
    let host = try openExample(.compactColumn)
    #expect(host.isCollapsed && host.title == "Detail")
    try host.tap("Go to the sidebar")
    #expect(host.title == "Sidebar")
  }

  @Test func windowsAndMenus() throws {
    let host = TestHost(CatalogApp.self, strict: true)
    try host.choose("Notes", fromMenu: "Go")
    #expect(host.openedURLs.map(\.absoluteString) == ["catalog://notes"])
    try host.tap(CatalogTopic.windows.title)
    try go(to: .windows, in: host)
    try host.tap("A color in a window of its own")
    #expect(host.windows == ["Catalog", "Color"] && host.title == "Mint")
    try host.tap("Close")
    #expect(host.windows == ["Catalog"])
  }

  @Test func selections() throws {
    let host = try open(.selection)
    try host.select("Mint")
    #expect(host.texts.contains("Selected: mint"))
    let many = try open(.manySelected)
    try many.tap("Edit")
    try many.tap("Red")
    try many.tap("Teal")
    #expect(many.texts.contains("2 selected"))
  }

  @Test func editing() throws {
    let host = try open(.editing)
    try host.delete("Swim")
    try host.move("Read", before: "Wake up")
    #expect(host.texts.contains("Read · Wake up · Coffee · Work"))
  }

  @Test func swipes() throws {
    let host = try open(.swipes)
    try host.swipe("Ben", "Delete")
    #expect(!host.isVisible("Ben"))
  }

  @Test func longList() throws {
    let host = try open(.longList)
    try host.scroll(to: "Row 300")
    #expect(host.isVisible("Row 300"))
    #expect(host.liveNodes < 2_000)
  }

  @Test func titles() throws {
    let host = try open(.titles)
    try host.tap("A large title")
    #expect(host.titleDisplayMode == .large)
    try host.goBack()
    try host.tap("A title one can change")
    try host.tap("Call it “Changed”")
    #expect(host.title == "Changed")
    try host.goBack()
    try host.tap("No bar at all")
    #expect(host.backLabel == nil)
    try host.tap("Go back")
    #expect(host.title == "Titles")
  }

  @Test func toolbars() throws {
    let host = try open(.toolbars)
    try host.tap("Add")
    #expect(host.texts.contains("Add"))
    try host.tap("More")
    try host.tap("Archive")
    #expect(host.texts.contains("Archive"))
    try host.tap("Favourite", role: .button)
    #expect(host.texts.contains("yes"))
  }

  @Test func search() throws {
    let host = try open(.search)
    try host.type("ai", into: "Words of the sea")
    #expect(host.isVisible("cairn") && host.isVisible("sail") && !host.isVisible("tide"))
  }

  @Test func fields() throws {
    let host = try open(.fields)
    try host.type("Ada", into: "Name")
    try host.submit("Name")
    try host.type("abc", into: "Password")
    #expect(host.texts.contains("Hello, Ada") && host.texts.contains("3"))
  }

  @Test func choices() throws {
    let host = try open(.choices)
    try host.toggle("Loud")
    try host.tap("Size")
    try host.tap("L", role: .option)
    try host.tap("Fast", role: .option)
    #expect(host.texts.contains("Loud, L, Fast, volume 4"))
    try host.tap("More", role: .menu)
    try host.tap("Loudest")
    #expect(host.texts.contains("Loud, L, Fast, volume 10"))
  }

  @Test func buttons() throws {
    let host = try open(.buttons)
    for label in ["Plain", "Bordered", "Prominent"] { try host.tap(label) }
    #expect(host.texts.contains("Pressed 3 times"))
    try host.tap("Reset")
    #expect(host.texts.contains("Pressed 0 times"))
  }

  @Test func presentations() throws {
    let host = try open(.sheets)
    try host.tap("A sheet")
    try host.tap("A page in the sheet")
    #expect(host.title == "Inside")
    try host.goBack()
    try host.tap("Another sheet on top")
    #expect(host.sheets == 2)
    try host.dismissSheet()
    try host.tap("Done")
    #expect(host.sheets == 0)
    try host.tap("A cover")
    try host.tap("Close")
    #expect(host.sheets == 0)
  }

  @Test func alerts() throws {
    let host = try open(.alerts)
    try host.tap("An alert")
    try host.tap("Delete")
    #expect(host.texts.contains("deleted"))
    try host.tap("A confirmation dialog")
    try host.tap("As a link")
    #expect(host.texts.contains("link"))
  }

  @Test func popovers() throws {
    let host = try open(.popover)
    try host.tap("More about this")
    #expect(host.sheets == 1)
    try host.dismissSheet()
    #expect(host.sheets == 0)
  }

  @Test func tabs() throws {
    let host = try openExample(.tabs)
    try host.tap("Mint")
    try host.tap("Shelves", role: .tab)
    try host.tap("Sea")
    #expect(host.title == "Sea")
    try host.tap("Colors", role: .tab)
    #expect(host.title == "Mint")
  }

  @Test func olderForms() throws {
    let host = try open(.navigationView)
    try host.tap("One page on the other")
    try host.tap("By initializer")
    #expect(host.title == "2019")
    try host.goBack()
    try host.tap("Close")
    host.resize(width: 1200, height: 800)
    try host.tap("Columns side by side")
    #expect(host.isVisible("With a label") && host.isVisible("The second column"))
    let links = try openExample(.oldLinks)
    try links.tap("Select the second")
    #expect(links.texts.contains("The selection is second."))
    try links.goBack()
    try links.tap("While a Bool is true")
    try links.tap("Make it false")
    #expect(links.title == "Old links")
  }
}
