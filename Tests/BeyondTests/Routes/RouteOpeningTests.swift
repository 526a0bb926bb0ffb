import Cairn
import CairnTesting
import Foundation
import SwiftUI
import TestSupport
import Testing

private struct Issues: View {
  var showsUnknown = true
  @State private var path: [Page] = []

  var body: some View {
    let stack = NavigationStack(path: $path) {
      Text("Root").navigationTitle("Root")
        .navigationDestination(for: Page.self) { page in
          List {
            Text("Page \(page.url?.absoluteString ?? "none")")
            NavigationLink("Help") { Text("No help").navigationTitle("Help") }
          }
          .navigationTitle("Page")
        }
    }
    if showsUnknown {
      stack.navigationRoutes(Page.self) { url in Text("Nothing at \(url.path())").navigationTitle("Unknown") }
    } else {
      stack.navigationRoutes(Page.self)
    }
  }
}

private struct Mixed: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Text("Root").navigationTitle("Root")
        .navigationDestination(for: Page.self) { Text("Page \($0.url?.absoluteString ?? "none")") }
        .navigationDestination(for: String.self) { Text("Note \($0)") }
    }
    .navigationURLs(URLPattern("/notes/{name}", for: String.self))
    .navigationRoutes(Page.self)
  }
}

private struct Handled: View {
  @State private var path: [Page] = []
  /// How often the path was written.
  @State private var writes = 0

  var body: some View {
    let counted = Binding {
      path
    } set: {
      path = $0
      writes += 1
    }
    NavigationStack(path: counted) {
      Text("Writes \(writes)").navigationTitle("Root")
        .navigationDestination(for: Page.self) { Text("Page \($0.url?.absoluteString ?? "none"), \(writes) writes") }
    }
    .navigationRoutes(Page.self)
  }
}

@MainActor
private final class Record {
  var path: [Page] = []
  var attempts: [NavigationAttempt] = []
}

private struct Recorded: View {
  let record: Record
  var isGuarded = false

  var body: some View {
    NavigationStack(
      path: Binding {
        record.path
      } set: {
        record.path = $0
      }
    ) {
      Text("Root").navigationTitle("Root")
        .navigationDestination(for: Page.self) { page in
          Text("Page \(page)").navigationTitle("Page")
            .navigationGuard(when: isGuarded && page == .edit(number: 12)) { record.attempts.append($0) }
        }
    }
    .navigationRoutes(Page.self)
  }
}

@MainActor
@Suite struct RouteOpeningTests {
  private func url(_ path: String) -> URL { URL(string: "https://example.org" + path)! }

  @Test(arguments: ["https://example.org/issues/12/edit", "issues://issues/12/edit"])
  func aURLOpensItsParentsBelow(_ url: String) throws {
    let app = TestHost { Issues() }
    app.open(URL(string: url)!)
    #expect(app.texts.contains("Page /issues/12/edit"))
    try app.goBack()
    #expect(app.texts.contains("Page /issues/12"))
    try app.goBack()
    #expect(app.texts.contains("Page /issues"))
    try app.goBack()
    #expect(app.texts.contains("Root"))
    #expect(app.diagnostics.isEmpty)
  }

  @Test func anotherURLReplacesThePath() throws {
    let app = TestHost { Issues() }
    app.open(url("/issues/12"))
    app.open(url("/files/a/b"))
    #expect(app.texts.contains("Page /files/a/b"))
    try app.goBack()
    #expect(app.texts.contains("Root"))
  }

  @Test func aURLIsOpenedInOneStep() {
    let app = TestHost { Handled() }
    app.open(url("/issues/12/edit"))
    #expect(app.texts.contains("Page /issues/12/edit, 1 writes"))
    app.open(url("/issues/13"))
    #expect(app.texts.contains("Page /issues/13, 2 writes"))
  }

  @Test func aURLClosesTheViewOfALink() throws {
    let app = TestHost { Issues() }
    app.open(url("/issues"))
    try app.link("Help").tap()
    #expect(app.texts.contains("No help"))
    app.open(url("/issues"))
    #expect(app.texts.contains("Page /issues"))
  }

  @Test func aURLThatFitsNoRouteShowsTheAppsView() throws {
    let app = TestHost { Issues() }
    app.open(url("/nothing/here"))
    #expect(app.texts.contains("Nothing at /nothing/here"))
    #expect(app.diagnostics.isEmpty)
    try app.goBack()
    #expect(app.texts.contains("Root"))
    // The pages that exist on the way are below.
    app.open(url("/issues/12/nothing"))
    #expect(app.texts.contains("Nothing at /issues/12/nothing"))
    app.open(url("/issues/12/else"))
    #expect(app.texts.contains("Nothing at /issues/12/else"))
    try app.goBack()
    #expect(app.texts.contains("Page /issues/12"))
    app.open(url("/issues"))
    #expect(app.texts.contains("Page /issues"))
  }

  @Test func withoutThatViewTheLastPageIsShown() {
    let app = TestHost { Issues(showsUnknown: false) }
    app.open(url("/issues/12/nothing"))
    #expect(app.texts.contains("Page /issues/12"))
    #expect(app.diagnostics.map(\.code) == ["urls.unknown-part"])
    app.open(url("/nothing"))
    #expect(app.texts.contains("Page /issues/12"))
    #expect(app.diagnostics.map(\.code) == ["urls.unknown-part", "url.no-handler"])
  }

  @Test(arguments: 0..<4) func anyURLGivesItsPathAndThePathItsURL(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let record = Record()
    let app = TestHost { Recorded(record: record) }
    for _ in 0..<40 {
      let page = RandomRouteTests.page(&random)
      guard let url = page.url(relativeTo: URL(string: "issues://")!) else { continue }
      app.open(url)
      #expect(record.path == page.parents + [page])
      #expect(record.path.last?.url(relativeTo: url) == url)
    }
    #expect(app.diagnostics.isEmpty)
  }

  @Test func aPageThatRefusesToLeaveIsAskedOnceForTheWholeURL() throws {
    let record = Record()
    let app = TestHost { Recorded(record: record, isGuarded: true) }
    app.open(url("/issues/12/edit"))
    app.open(url("/files/a"))
    #expect(record.path == [.list, .issue(number: 12), .edit(number: 12)])
    #expect(record.attempts.count == 1 && record.attempts.first?.cause == .url)
    app.open(url("/nothing"))
    #expect(record.path.count == 3)
    record.attempts.first?.proceed()
    #expect(record.path == [.file(path: ["a"])])
  }

  @Test func patternsNameWhatFollowsARoute() throws {
    let app = TestHost { Mixed() }
    app.open(url("/issues/12/notes/milk"))
    #expect(app.texts.contains("Note milk"))
    try app.goBack()
    #expect(app.texts.contains("Page /issues/12"))
    app.open(url("/issues/12/notes/milk/nothing"))
    #expect(app.texts.contains("Note milk"))
    app.open(url("/notes/eggs"))
    #expect(app.texts.contains("Note eggs"))
    try app.goBack()
    #expect(app.texts.contains("Root"))
  }
}

/// Pages with a draft each.
private struct Drafts: View {
  @State private var path: [Page] = []

  var body: some View {
    NavigationStack(path: $path) {
      Text("Root").navigationTitle("Root")
        .navigationDestination(for: Page.self) { DraftPage(page: $0) }
    }
    .navigationRoutes(Page.self) { Text("Nothing at \($0.absoluteString)").navigationTitle("Unknown") }
  }

  struct DraftPage: View {
    let page: Page
    @State private var draft = "empty"
    @Environment(\.navigator) private var navigator

    var body: some View {
      VStack {
        Text("Draft: \(draft)")
        Button("Write") { draft = "written" }
        Button("Replace") { navigator.replaceTop(with: Page.issue(number: 99)) }
      }
      .navigationTitle(page.url?.path() ?? "")
    }
  }
}

@MainActor
@Suite struct RouteStateTests {
  @Test func aURLOfAnotherValueOpensANewPage() throws {
    let host = TestHost(strict: true) { Drafts() }
    host.open(URL(string: "issues://issues/12/edit")!)
    try host.tap("Write")
    host.open(URL(string: "issues://issues/13/edit")!)
    #expect(host.title == "/issues/13/edit" && host.isVisible("Draft: empty"))
    try host.tap("Write")
    host.open(URL(string: "issues://issues/13/edit")!)
    #expect(host.isVisible("Draft: written"))
    host.open(URL(string: "issues://issues/13")!)
    host.open(URL(string: "issues://issues/13/edit")!)
    #expect(host.isVisible("Draft: empty"))
  }

  @Test func aPageThatReplacesAnotherIsNew() throws {
    let host = TestHost(strict: true) { Drafts() }
    host.open(URL(string: "issues://issues/12")!)
    try host.tap("Write")
    try host.tap("Replace")
    #expect(host.title == "/issues/99" && host.isVisible("Draft: empty"))
  }

  @Test(arguments: ["issues:///", "issues://", "https://issues.example/", "https://issues.example"])
  func theURLOfTheStartShowsTheFirstPage(_ url: String) throws {
    let host = TestHost(strict: true) { Drafts() }
    host.open(URL(string: "issues://issues/12")!)
    host.open(URL(string: url)!)
    #expect(host.pages == ["Root"])
  }
}
