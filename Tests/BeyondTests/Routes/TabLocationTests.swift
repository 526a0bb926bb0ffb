import Cairn
import CairnWire
import Foundation
import SwiftUI
import Testing

@testable import CairnCore
@testable import CairnWeb

@Routes
private enum ShopPage: Hashable, Codable {
  @Route("/teas/{name}") case tea(name: String)
  @Route("/orders") case orders
  @Route("/orders/{number}") case order(number: Int)
  @Route("/help") case help
  @Route("/help/{topic}") case topic(topic: String)
}

@MainActor @Observable
private final class ShopState {
  var tab = "shop"
  var inner = "start"
  var isEditing = false
  var attempt: NavigationAttempt?
}

private struct ShopTabs: View {
  @Bindable var state: ShopState

  var body: some View {
    TabView(selection: $state.tab) {
      Tab("Shop", systemImage: "bag", value: "shop") { Stack(root: "All Teas", state: state) }
      Tab("Orders", systemImage: "list.bullet", value: "orders") { Stack(root: "All Orders", state: state) }
      Tab("More", systemImage: "ellipsis", value: "more") {
        TabView(selection: $state.inner) {
          Tab("Start", systemImage: "house", value: "start") {
            NavigationStack { Text("Start").navigationTitle("Start") }
          }
          Tab("Help", systemImage: "questionmark", value: "help") { Stack(root: "All Topics", state: state) }
        }
        .navigationSelection($state.inner, for: ShopPage.self) { page in
          switch page {
          case .help, .topic: "help"
          default: nil
          }
        } firstPage: { tab in
          tab == "help" ? .help : nil
        }
      }
    }
    .navigationRoutes(ShopPage.self)
    .navigationSelection($state.tab, for: ShopPage.self) { page in
      switch page {
      case .tea: "shop"
      case .orders, .order: "orders"
      case .help, .topic: "more"
      }
    } firstPage: { tab in
      tab == "orders" ? .orders : nil
    }
  }

  struct Stack: View {
    let root: String
    let state: ShopState

    var body: some View {
      NavigationStack {
        List {
          Text("Everything")
          NavigationLink("Assam", value: ShopPage.tea(name: "assam"))
          NavigationLink("Seven", value: ShopPage.order(number: 7))
          NavigationLink("Elsewhere") { Text("Words").navigationTitle("Words") }
        }
        .navigationTitle(root)
        .navigationDestination(for: ShopPage.self) { page in
          Text("Page \(page.url?.path() ?? "")").navigationTitle(page.url?.path() ?? "")
            .navigationGuard(when: state.isEditing) { state.attempt = $0 }
        }
      }
    }
  }
}

private struct ShopApp: App {
  var state = ShopState()
  var body: some Scene { WindowGroup { ShopTabs(state: state) } }
}

/// Tabs that are routes themselves.
@Routes
private enum Section: String, Hashable, CaseIterable {
  case home
  @Route("/orders") case orders
  @Route("/account") case account
}

private struct SectionsApp: App {
  struct Sections: View {
    @State private var section = Section.home

    var body: some View {
      TabView(selection: $section) {
        ForEach(Section.allCases, id: \.self) { section in
          Tab(section.rawValue, systemImage: "circle", value: section) {
            NavigationStack {
              NavigationLink("Seven", value: 7).navigationTitle(section.rawValue)
                .navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("Number \($0)") }
            }
          }
        }
      }
      .navigationSelection($section)
    }
  }

  var body: some Scene { WindowGroup { Sections() } }
}

extension WebTab {
  fileprivate func perform(_ events: [ClientEvent]) { app.handle(events, at: self) }
}

/// The first pages of tabs, in the browser's location and history.
@MainActor
@Suite final class TabLocationTests {
  /// Pages do not keep their service.
  private var services: [WebService] = []

  private func serve<A: App>(_ app: A.Type, _ path: String = "/") -> (response: HTTPResponse, tab: WebTab) {
    serve(WebService({ .of(A()) }, name: "Test"), path)
  }

  private func serve(_ service: WebService, _ path: String) -> (response: HTTPResponse, tab: WebTab) {
    services.append(service)
    let response = service.answer(to: HTTPRequest(.get, path))
    return (response, service.tabs.values.first!)
  }

  private func press(_ label: String, _ tab: WebTab) throws {
    let element = try #require(
      tab.root?.firstInside { $0.label == label && ($0.role.isActionable || $0.role == .tab) && !$0.isUnseen })
    tab.perform([.tap(element.id.number)])
  }

  private func url(_ tab: WebTab) -> String { tab.history.current.url }
  private func title(_ tab: WebTab) -> String? { tab.window?.frontStack?.title }

  @Test func aTabsFirstPageHasTheURLOfItsRoute() throws {
    let tab = serve(ShopApp.self).tab
    #expect(url(tab) == "/")
    try press("Orders", tab)
    #expect(url(tab) == "/orders" && title(tab) == "All Orders")
    try press("Seven", tab)
    #expect(url(tab) == "/orders/7" && tab.addressOfBack == "/orders")
    tab.perform([.back])
    #expect(url(tab) == "/orders")
    try press("Elsewhere", tab)
    #expect(url(tab) == "/orders/elsewhere" && tab.addressOfBack == "/orders")
    try press("Shop", tab)
    #expect(url(tab) == "/")
    try press("Orders", tab)
    #expect(url(tab) == "/orders/elsewhere")
  }

  @Test(arguments: [
    ("/orders", "All Orders", ""), ("/orders/7", "/orders/7", "/orders"), ("/teas/assam", "/teas/assam", "/"),
    ("/help", "All Topics", ""), ("/help/pots", "/help/pots", "/help"), ("/orders/elsewhere", "Words", "/orders"),
  ])
  func aURLOpensItsTab(_ path: String, _ title: String, _ below: String) {
    let (response, tab) = serve(ShopApp.self, path)
    #expect(response.status == .ok)
    #expect(url(tab) == path && self.title(tab) == title)
    #expect(tab.session.graph.diagnostics.all.isEmpty)
    #expect((tab.window?.frontStack?.depth ?? 0) == (below.isEmpty ? 0 : 1))
    guard !below.isEmpty else { return }
    #expect(tab.addressOfBack == below)
    tab.perform([.back])
    #expect(url(tab) == below)
  }

  @Test(arguments: ["/orders/nothing/at/all", "/help/pots/nothing"]) func anUnknownPartOfATabIsNotFound(_ path: String)
  {
    #expect(serve(ShopApp.self, path).response.status == .notFound)
  }

  @Test func tabsInsideOfTabsHaveLocations() throws {
    let tab = serve(ShopApp.self).tab
    try press("More", tab)
    #expect(url(tab) == "/" && title(tab) == "Start")
    try press("Help", tab)
    #expect(url(tab) == "/help" && title(tab) == "All Topics")
  }

  @Test func theBrowsersBackReturnsToTheTabBefore() throws {
    let tab = serve(ShopApp.self).tab
    let home = tab.history.key
    try press("Assam", tab)
    let tea = tab.history.key
    try press("Orders", tab)
    let orders = tab.history.key
    try press("Seven", tab)
    let order = tab.history.key
    try press("More", tab)
    try press("Help", tab)
    for (key, path) in [(order, "/orders/7"), (orders, "/orders"), (tea, "/teas/assam"), (home, "/")] {
      tab.perform([.go(key)])
      #expect(tab.history.key == key && url(tab) == path)
    }
    // And forward again, over all of them at once.
    tab.perform([.go(order)])
    #expect(url(tab) == "/orders/7" && title(tab) == "/orders/7")
    tab.perform([.go(tea)])
    #expect(url(tab) == "/teas/assam" && title(tab) == "/teas/assam")
  }

  @Test func selectingATabAddsAnEntry() throws {
    let tab = serve(ShopApp.self).tab
    try press("Orders", tab)
    let sent = tab.line.outbox.waiting.map(\.text).joined()
    #expect(sent.contains("[\"h\",\"jump\",\"\(tab.history.key)\",\"/orders\"]"), "\(sent)")
  }

  @Test func aPageThatMustNotBeLeftKeepsItsTab() throws {
    let state = ShopState()
    let tab = serve(WebService({ .of(ShopApp(state: state)) }, name: "Test"), "/").tab
    let home = tab.history.key
    try press("Orders", tab)
    try press("Seven", tab)
    state.isEditing = true
    tab.perform([.go(home)])
    #expect(state.attempt != nil)
    #expect(url(tab) == "/orders/7" && title(tab) == "/orders/7")
    state.attempt?.proceed()
    tab.perform([.go(tab.history.key)])
    #expect(url(tab) == "/" && title(tab) == "All Teas")
  }

  @Test func tabsCanBeRoutesThemselves() throws {
    let tab = serve(SectionsApp.self).tab
    #expect(url(tab) == "/")
    let home = tab.history.key
    try press("account", tab)
    #expect(url(tab) == "/account")
    try press("Seven", tab)
    #expect(url(tab) == "/account/seven")
    let deep = url(tab)
    let again = services[0].answer(to: HTTPRequest(.get, deep))
    #expect(again.status == .ok)
    tab.perform([.go(home)])
    #expect(url(tab) == "/")
    for path in ["/orders", "/account"] {
      let (response, other) = serve(SectionsApp.self, path)
      #expect(response.status == .ok && url(other) == path && title(other) == String(path.dropFirst()))
    }
    #expect(serve(SectionsApp.self, "/orders/nothing").response.status == .notFound)
  }

  @Test func withoutFirstPagesTabsHaveNoLocation() throws {
    let tab = serve(PlainTabs.self).tab
    #expect(tab.window?.frontStack?.selections == [])
    let root = tab.history.key
    try press("Other", tab)
    #expect(url(tab) == "/" && tab.history.pages.entries.count == 1 && tab.history.key != root)
  }
}

private struct PlainTabs: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        Tab("One", systemImage: "1.circle") { NavigationStack { Text("First").navigationTitle("First") } }
        Tab("Other", systemImage: "2.circle") { NavigationStack { Text("Second").navigationTitle("Second") } }
      }
    }
  }
}
