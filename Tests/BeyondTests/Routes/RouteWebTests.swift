import Cairn
import CairnWire
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import CairnCore
@testable import CairnWeb

private struct Issues: View {
  var showsUnknown = true
  @State private var path: [Page] = []

  var body: some View {
    let stack = NavigationStack(path: $path) {
      List {
        NavigationLink("Twelve", value: Page.issue(number: 12))
        Button("Deep") { path = [.list, .issue(number: 12)] }
        Button("Deeper") { path = [.list, .issue(number: 12), .edit(number: 12)] }
        Button("Beside") { path = [.list, .issue(number: 12), .file(path: ["a"])] }
      }
      .navigationTitle("Root")
      .navigationDestination(for: Page.self) { page in
        List {
          Text("Page \(page.url?.absoluteString ?? "none")")
          NavigationLink("Edit", value: Page.edit(number: 12))
          NavigationLink("Help") { Text("No help").navigationTitle("Help") }
          Button("Draft") { path.append(.draft(3)) }
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

private struct IssuesApp: App {
  var body: some Scene { WindowGroup { Issues() } }
}

/// A tab for files, beside that of issues.
private struct TabsApp: App {
  struct Tabs: View {
    @State private var tab = 0

    var body: some View {
      TabView(selection: $tab) {
        Tab("Issues", systemImage: "tray", value: 0) { Issues(showsUnknown: false) }
        Tab("Files", systemImage: "folder", value: 1) {
          NavigationStack {
            Text("All files").navigationTitle("Files")
              .navigationDestination(for: Page.self) { Text("File \($0.url?.path() ?? "")").navigationTitle("File") }
          }
        }
      }
      .navigationRoutes(Page.self)
      .navigationSelection($tab, for: Page.self) { page in
        if case .file = page { 1 } else { 0 }
      }
    }
  }

  var body: some Scene { WindowGroup { Tabs() } }
}

private struct PlainApp: App {
  var body: some Scene { WindowGroup { Issues(showsUnknown: false) } }
}

extension WebTab {
  fileprivate func perform(_ events: [ClientEvent]) { app.handle(events, at: self) }
}

/// Routes in the browser's location.
@MainActor
@Suite final class RouteWebTests {
  /// Pages do not keep their service.
  private var services: [WebService] = []

  private func serve<A: App>(_ app: A.Type, _ path: String = "/") -> (WebService, HTTPResponse, WebTab) {
    let service = WebService({ .of(A()) }, name: "Test")
    services.append(service)
    let response = service.answer(to: HTTPRequest(.get, path))
    return (service, response, service.tabs.values.first!)
  }

  private func press(_ label: String, _ tab: WebTab) throws {
    let element = try #require(tab.root?.firstInside { $0.label == label && $0.role.isActionable })
    tab.perform([.tap(element.id.number)])
  }

  private func url(of tab: WebTab) -> String { tab.history.current.url }
  private func shows(_ text: String, _ tab: WebTab) -> Bool { tab.root!.frontTexts.contains(text) }

  @Test func aLocationIsTheURLOfItsPage() throws {
    let (_, response, tab) = serve(IssuesApp.self)
    #expect(String(decoding: response.body, as: UTF8.self).contains("href=\"/issues/12\""))
    try press("Deep", tab)
    #expect(url(of: tab) == "/issues/12")
    try press("Edit", tab)
    #expect(url(of: tab) == "/issues/12/edit")
    tab.perform([.back])
    tab.perform([.back])
    #expect(url(of: tab) == "/issues")
  }

  @Test(arguments: [
    ("/issues/12/edit", "/issues/12/edit", ["/issues/12", "/issues", "/"]),
    ("/issues/12/?utm=x", "/issues/12", ["/issues", "/"]),
    ("/files/a%2Fb/c%20d", "/files/a%2Fb/c%20d", ["/"]),
    ("/search?q=a%26b+c", "/search?q=a%26b%20c", ["/"]),
    ("/issues/12/help", "/issues/12/help", ["/issues/12", "/issues", "/"]),
  ])
  func aURLOpensItsParentsBelow(_ url: String, _ final: String, _ below: [String]) throws {
    let (service, response, tab) = serve(IssuesApp.self, url)
    #expect(response.status == .ok)
    #expect(self.url(of: tab) == final)
    for place in below {
      // Without the script, Back is a link to this address.
      #expect(tab.addressOfBack == place)
      tab.perform([.back])
      #expect(self.url(of: tab) == place)
    }
    #expect(tab.session.graph.diagnostics.all.isEmpty)
    #expect(service.answer(to: HTTPRequest(.get, final)).status == .ok)
  }

  @Test(arguments: 0..<4) func anyLocationLeadsBackToItself(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let (_, _, tab) = serve(IssuesApp.self)
    var count = 0
    for _ in 0..<60 {
      guard let url = RandomRouteTests.page(&random).url?.absoluteString, let location = Location(url: url),
        // Characters that would change the text around them are not read from a request.
        let page = URL(string: location.url).flatMap({ Page($0) }), page.url?.absoluteString == url
      else { continue }
      count += 1
      #expect(tab.addresses.go(to: location), "\(url)")
      #expect(tab.history.current == location)
      #expect(shows("Page \(url)", tab))
    }
    #expect(count > 20)
  }

  @Test func anotherAddressReplacesThePath() throws {
    let (_, _, tab) = serve(IssuesApp.self, "/issues/12/edit")
    #expect(tab.addresses.go(to: Location(steps: ["issues"])))
    #expect(shows("Page /issues", tab))
    #expect(tab.addresses.go(to: Location(steps: ["files", "a", "b"])))
    #expect(shows("Page /files/a/b", tab) && url(of: tab) == "/files/a/b")
    tab.perform([.back])
    #expect(url(of: tab) == "/")
  }

  @Test func forwardKeepsThePagesBelow() throws {
    let (_, _, tab) = serve(IssuesApp.self)
    try press("Beside", tab)
    #expect(url(of: tab) == "/files/a")
    tab.perform([.back])
    #expect(url(of: tab) == "/issues/12")
    let key = try #require(tab.history.pages.left.first { $0.value.location.url == "/files/a" }?.key)
    tab.perform([.go(key)])
    #expect(url(of: tab) == "/files/a")
    tab.perform([.back])
    #expect(url(of: tab) == "/issues/12")
  }

  @Test func theBrowsersBackLeavesAllPagesThatAppearedAtOnce() throws {
    let (_, _, tab) = serve(IssuesApp.self)
    let root = tab.history.key
    try press("Deeper", tab)
    #expect(url(of: tab) == "/issues/12/edit" && tab.history.pages.entries.count == 2)
    let key = tab.history.key
    tab.perform([.go(root)])
    #expect(url(of: tab) == "/" && shows("Twelve", tab))
    tab.perform([.go(key)])
    #expect(url(of: tab) == "/issues/12/edit")
    #expect(tab.addressOfBack == "/issues/12")
  }

  @Test func aLocationSelectsItsTab() throws {
    let (_, response, tab) = serve(TabsApp.self, "/files/a")
    #expect(response.status == .ok && url(of: tab) == "/files/a" && shows("File /files/a", tab))
    let (_, other, issues) = serve(TabsApp.self, "/issues/12")
    #expect(other.status == .ok && url(of: issues) == "/issues/12")
    #expect(serve(TabsApp.self, "/nothing").1.status == .notFound)
  }

  @Test func pagesWithoutValuesCanBeListed() throws {
    let (_, _, tab) = serve(IssuesApp.self)
    let listed = tab.session.listedAddresses(in: try #require(tab.window))
    #expect(listed.map(\.segments) == [["issues"], ["issues", "new"], ["search"], ["über uns"]])
  }

  @Test func aPageWithoutAURLFollowsTheOneBelow() throws {
    let (_, _, tab) = serve(IssuesApp.self, "/issues/12")
    try press("Draft", tab)
    #expect(url(of: tab).hasPrefix("/issues/12/~"))
    let (_, response, other) = serve(IssuesApp.self, "/issues/12")
    #expect(response.status == .ok && url(of: other) == "/issues/12")
    tab.perform([.back])
    #expect(url(of: tab) == "/issues/12")
  }

  @Test func anUnknownAddressShowsTheAppsView() throws {
    let (service, response, tab) = serve(IssuesApp.self, "/issues/12/nothing")
    #expect(response.status == .notFound)
    #expect(shows("Nothing at /issues/12/nothing", tab))
    #expect(url(of: tab) == "/issues/12/nothing")
    #expect(!tab.notices.isLost && service.unknownCount == 0 && tab.session.graph.diagnostics.all.isEmpty)
    #expect(service.answer(to: HTTPRequest(.get, "/issues/12/nothing")).status == .notFound)
    tab.perform([.back])
    #expect(url(of: tab) == "/issues/12")
    #expect(service.answer(to: HTTPRequest(.get, "/issues/12")).status == .ok)
  }

  @Test func withoutThatViewTheLastPageIsShown() throws {
    let (service, response, tab) = serve(PlainApp.self, "/issues/12/nothing")
    #expect(response.status == .notFound && url(of: tab) == "/issues/12")
    #expect(tab.notices.isLost && service.unknownCount == 1)
    #expect(serve(PlainApp.self, "/nothing").1.status == .notFound)
  }
}
