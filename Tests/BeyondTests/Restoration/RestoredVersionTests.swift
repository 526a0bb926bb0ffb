import Cairn
import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Restored versions")
struct RestoredVersionTests {
  @Test func aTypeIsSavedUnderItsStableName() throws {
    var host = TestHost { Tracker(rules: [.name("issue", for: SavedTicket.self)]) }
    try host.tap("Issue 7")
    #expect(try SavedScene(host: host).elements(of: "issues") == [.issue(7, name: "issue")])
    host = try host.terminateAndRestore()
    #expect(host.pages == ["Issues", "Issue 7"])
  }

  @Test func aTypeThatGotAStableNameLaterStillOpens() throws {
    let host = try launch([.issue(1)]) { Tracker(rules: [.name("issue", for: SavedTicket.self)]) }
    #expect(host.pages == ["Issues", "Issue 1"])
  }

  @Test func aRenamedTypeOpensByItsAlias() throws {
    let host = try launch([.issue(1, name: "OldModule.Ticket"), .issue(2)]) {
      Tracker(rules: [.alias("OldModule.Ticket", for: SavedTicket.self)])
    }
    #expect(host.pages == ["Issues", "Issue 1", "Issue 2"])
    try host.goBack()
    #expect(try SavedScene(host: host).elements(of: "issues") == [.issue(1)])
  }

  @Test func migrationsRunInOrderFromTheSavedVersion() throws {
    let old = NavigationArchive.Element(name: "ticket", json: "{\"id\":\"12\",\"kept\":true}")
    let rules: [RestorationRule] = [
      .name("issue", for: SavedTicket.self),
      .migrate(from: 2) { element in
        element["number", as: Int.self] = element["id", as: String.self].flatMap { Int($0) }
        element["id", as: String.self] = nil
        return [element]
      },
      .migrate(from: 1) { element in
        element.name = "issue"
        return [element]
      },
    ]
    #expect(try launch([old], version: 1) { Tracker(version: 3, rules: rules) }.pages == ["Issues", "Issue 12"])
    var second = old
    second.name = "issue"
    let host = try launch([second], version: 2) { Tracker(version: 3, rules: rules) }
    #expect(host.pages == ["Issues", "Issue 12"])
    try host.tap("Next")
    let saved = try SavedScene(host: host).elements(of: "issues")
    #expect(saved.first?.json == "{\"kept\":true,\"number\":12}" && saved.last == .issue(13, name: "issue"))
  }

  @Test func aMigrationDropsAndSplitsPages() throws {
    let rules: [RestorationRule] = [
      .migrate(from: 1) { element in
        if element.name == "banner" { return [] }
        return [.issue((element["number", as: Int.self] ?? 0) * 10), element]
      }
    ]
    let banner = NavigationArchive.Element(name: "banner", json: "{}")
    let host = try launch([.issue(1), banner, .issue(2)]) { Tracker(version: 2, rules: rules) }
    #expect(host.pages == ["Issues", "Issue 10", "Issue 1", "Issue 20", "Issue 2"])
  }

  @Test func aMigrationThatFailsMakesThePageUnreadable() throws {
    struct Failure: Error {}
    let host = try launch([.issue(1), .issue(2)]) {
      Tracker(
        version: 2,
        rules: [.migrate(from: 1) { if $0["number", as: Int.self] == 2 { throw Failure() } else { return [$0] } }])
    }
    #expect(host.pages == ["Issues", "Issue 1"])
    #expect(host.diagnostics.contains { $0.message.contains("A migration failed") })
  }

  @Test func aNewerVersionOpensAsFarAsItCanBeRead() throws {
    let host = try launch([.issue(1), .issue(2, name: "future")], version: 9) { Tracker(version: 2) }
    #expect(host.pages == ["Issues", "Issue 1"])
  }

  @Test func aLocalTypeIsSavedOnceItHasAName() throws {
    struct Local: Hashable, Codable {}
    var path = NavigationPath()
    path.append(Local())
    var archive = NavigationArchive()
    #expect(!archive.save(path, as: "p") && archive.parts["p"] == [])
    let rules: [RestorationRule] = [.name("local", for: Local.self)]
    #expect(archive.save(path, as: "p", rules: rules) && archive.parts["p"]?.map(\.name) == ["local"])
    #expect(archive.path("p", version: 1, rules: rules)?.path.last(as: Local.self) == Local())
  }

  @Test func aTypedPathNeedsNoNames() throws {
    enum Page: Hashable, Codable {
      case issue(Int)
      case settings
    }
    struct Typed: View {
      @State private var path: [Page] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Settings") { path = [.issue(3), .settings] }.navigationTitle("Root")
            .navigationDestination(for: Page.self) { Text("Page").navigationTitle("\($0)") }
        }
        .restoresNavigation("issues", path: $path)
      }
    }
    var host = TestHost { Typed() }
    try host.tap("Settings")
    host = try host.terminateAndRestore()
    #expect(host.pages == ["Root", "issue(3)", "settings"])
    let renamed = try NavigationArchive.Element(Page.issue(5), name: "Old.Page")
    let gone = NavigationArchive.Element(name: "Old.Page", json: "{\"profile\":{}}")
    host = try launch([renamed, gone]) { Typed() }
    #expect(host.pages == ["Root", "issue(5)"])
  }
}
