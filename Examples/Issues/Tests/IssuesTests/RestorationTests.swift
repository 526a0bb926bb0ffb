#if canImport(CairnTesting)
  import Cairn
  import CairnTesting
  import SwiftUI
  import Testing

  @testable import Issues

  @MainActor
  @Suite("Restarting")
  struct RestorationTests {
    @Test(arguments: [390.0, 1200])
    func aDraftAndItsPageComeBack(width: Double) throws {
      var host = TestHost(IssuesApp.self, width: width, strict: true)
      host.open(url("projects/garden/issues/3/edit"))
      host.field("Title").text = "Copy a bed"
      host = try host.terminateAndRestore()
      #expect(host.field("Title").text == "Copy a bed")
      try host.goBack()
      #expect(host.dialog.exists)
      try host.dialog.button("Save").tap()
      #expect(host.isVisible("Copy a bed"))
    }

    @Test func aCommentIsKeptForItsIssue() throws {
      var host = TestHost(IssuesApp.self, strict: true)
      host.open(url("projects/garden/issues/3"))
      host.field("Write a Comment").text = "Good idea"
      host = try host.terminateAndRestore()
      #expect(host.field("Write a Comment").text == "Good idea")
      try host.button("Send").tap()
      host = try host.terminateAndRestore()
      #expect(host.isVisible("Good idea"))
      #expect(host.field("Write a Comment").text == "")
    }

    @Test func statesOfEarlierVersionsStillOpen() throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "OldStates")
      let replays = try NavigationArchive.replay(folder: folder, version: SavedPages.version, rules: SavedPages.rules)
      #expect(replays.count == 3)
      for replay in replays { #expect(replay.isComplete, "\(replay)") }
    }

    @Test func aTicketOfVersion1IsAnIssueInItsProject() throws {
      let ticket = NavigationArchive.Element(name: "Issues.Ticket", json: #"{"id":"garden-3"}"#)
      let archive = NavigationArchive(version: 1, parts: ["pages": [ticket]])
      let restored = archive.path("pages", version: SavedPages.version, rules: SavedPages.rules)
      #expect(
        restored?.path.values(of: Page.self) == [.project(id: "garden"), .issue(project: "garden", number: 3)])
    }

    @Test func damagedDataIsKeptAside() throws {
      let host = TestHost(strict: true) { Damaged() }
      try host.button("Damage").tap()
      #expect(host.isVisible("Your Changes Cannot Be Read"))
      #expect(host.isVisible("stored: {broken"))
      try host.button("Keep Them Aside and Continue").tap()
      #expect(host.title == "Projects")
      #expect(host.isVisible("aside: {broken"))
    }

    private struct Damaged: View {
      @AppStorage("issues") private var stored = ""
      @AppStorage("damagedIssues") private var aside = ""

      var body: some View {
        VStack {
          Text("stored: \(stored)")
          Text("aside: \(aside.trimmingCharacters(in: .newlines))")
          if stored.isEmpty { Button("Damage") { stored = "{broken" } } else { RootView().environment(Feed()) }
        }
      }
    }
  }
#endif
