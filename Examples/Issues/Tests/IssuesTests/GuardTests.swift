#if canImport(CairnTesting)
  import Cairn
  import CairnTesting
  import SwiftUI
  import Testing

  @testable import Issues

  @MainActor
  @Suite("Leaving drafts")
  struct GuardTests {
    enum WayOut: CaseIterable {
      case back, otherIssue, otherProject, url, unknownURL

      var isWide: Bool { self == .otherIssue || self == .otherProject }
    }

    private func editing(by way: WayOut) throws -> TestHost {
      let host = TestHost(IssuesApp.self, width: way.isWide ? 1200 : 390, strict: true)
      host.open(url("projects/garden/issues/3/edit"))
      host.field("Title").text = "Copy a bed"
      return host
    }

    private func leave(_ host: TestHost, by way: WayOut) throws {
      switch way {
      case .back: try host.goBack()
      case .otherIssue: try host.row("Frost warning ignores the height of the garden").select()
      case .otherProject: try host.row("Harbor Backup").select()
      case .url: host.open(url("projects/lantern/issues/1"))
      case .unknownURL: host.open(url("nowhere"))
      }
      #expect(host.dialog.title == "You have changed the issue.")
    }

    @Test(arguments: WayOut.allCases)
    func theEditorStaysWhenTheQuestionIsCanceled(_ way: WayOut) throws {
      let host = try editing(by: way)
      try leave(host, by: way)
      try host.dialog.button("Cancel").tap()
      #expect(host.field("Title").text == "Copy a bed")
    }

    @Test(arguments: WayOut.allCases)
    func theChangesAreSavedAndTheUserArrives(_ way: WayOut) throws {
      let host = try editing(by: way)
      try leave(host, by: way)
      try host.dialog.button("Save").tap()
      #expect(!host.field("Title").exists)
      host.open(url("projects/garden/issues/3"))
      #expect(host.isVisible("Copy a bed"))
    }

    @Test(arguments: WayOut.allCases)
    func theChangesAreDiscardedAndTheUserArrives(_ way: WayOut) throws {
      let host = try editing(by: way)
      try leave(host, by: way)
      try host.dialog.button("Discard").tap()
      #expect(!host.field("Title").exists)
      host.open(url("projects/garden/issues/3"))
      #expect(host.isVisible("Let a bed be copied to the next year"))
    }

    @Test func savingDoesNotAsk() throws {
      let host = try editing(by: .back)
      try host.button("Save").tap()
      #expect(host.pages == ["Projects", "Garden Diary", "#3"])
      #expect(host.isVisible("Copy a bed"))
    }

    @Test func anIssueWithoutTitleCannotBeSaved() throws {
      let host = try editing(by: .back)
      host.field("Title").text = ""
      #expect(!host.button("Save").isEnabled)
      try leave(host, by: .back)
      #expect(!host.dialog.button("Save").exists)
    }

    @Test func aCommentAndAnEditorAreAskedOneAfterTheOther() throws {
      let host = TestHost(IssuesApp.self, strict: true)
      host.open(url("projects/garden/issues/3"))
      host.field("Write a Comment").text = "Good idea"
      try host.button("Edit").tap()
      host.field("Title").text = "Copy a bed"
      host.open(url("projects/lantern"))
      try host.dialog.button("Save").tap()
      #expect(host.dialog.title == "You have not sent your comment.")
      try host.dialog.button("Send").tap()
      #expect(host.pages == ["Projects", "Lantern Reader"])
      host.open(url("projects/garden/issues/3"))
      #expect(host.isVisible("Good idea") && host.isVisible("Copy a bed"))
    }
  }
#endif
