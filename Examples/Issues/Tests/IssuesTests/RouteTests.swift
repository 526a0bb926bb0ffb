#if canImport(CairnTesting)
  import Cairn
  import CairnTesting
  import SwiftUI
  import Testing

  @testable import Issues

  @MainActor
  @Suite("Opening pages")
  struct RouteTests {
    @Test func anEditorOpensAboveItsIssueAndItsProject() throws {
      let host = TestHost(IssuesApp.self, strict: true)
      host.open(url("projects/garden/issues/3/edit"))
      #expect(host.pages == ["Projects", "Garden Diary", "#3", "Edit #3"])
      try host.goBack()
      #expect(host.isVisible("Let a bed be copied to the next year"))
      try host.goBack()
      #expect(host.title == "Garden Diary")
      try host.goBack()
      #expect(host.title == "Projects")
    }

    @Test func aProjectOpens() throws {
      let host = TestHost(IssuesApp.self, strict: true)
      host.open(url("projects/lantern"))
      #expect(host.pages == ["Projects", "Lantern Reader"])
    }

    @Test func aSearchOpensWithItsText() throws {
      let host = TestHost(IssuesApp.self, strict: true)
      host.open(url("search?q=frost"))
      #expect(host.searchField.text == "frost")
      try host.link("Frost warning ignores the height of the garden").tap()
      #expect(host.pages == ["Projects", "Search", "#4"])
    }

    @Test func aWideWindowShowsTheListsBesideTheIssue() throws {
      let host = TestHost(IssuesApp.self, width: 1200, strict: true)
      host.open(url("projects/harbor/issues/2"))
      #expect(host.isVisible("I want to know it before I leave the house with the drive."))
      #expect(host.row("A full disk ends the backup without a message").exists)
      try host.row("Lantern Reader").select()
      try host.row("Footnotes open on an own page").select()
      #expect(host.isVisible("Reading is interrupted. A small window above the text would be better."))
    }

    @Test func theSamePagesAreShownWhenTheWindowGetsNarrow() throws {
      let host = TestHost(IssuesApp.self, width: 1200, strict: true)
      host.open(url("projects/harbor/issues/2"))
      host.resize(width: 390, height: 844)
      #expect(host.pages == ["Projects", "Harbor Backup", "#2"])
    }

    @Test(arguments: [390.0, 1200])
    func unknownURLsAreSaidToLeadNowhere(width: Double) throws {
      let host = TestHost(IssuesApp.self, width: width, strict: true)
      host.open(url("people/7"))
      #expect(host.isVisible("Page Not Found"))
      host.open(url("projects/garden/issues/999"))
      #expect(host.isVisible("No Such Issue"))
      host.open(url("projects/meadow"))
      #expect(host.isVisible("No Such Project"))
    }

    @Test func theListIsSearchedAndFiltered() throws {
      let host = TestHost(IssuesApp.self, strict: true)
      host.open(url("projects/garden"))
      host.searchField.text = "screen readers"
      #expect(host.rows.isEmpty)
      try host.menu("Filter").tap()
      try host.picker("Show").pick("All")
      #expect(host.link("Screen readers read the moon phase as an empty image").exists)
    }
  }

  func url(_ path: String) -> URL { URL(string: "issues://" + path)! }
#endif
