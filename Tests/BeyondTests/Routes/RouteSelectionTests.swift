import Cairn
import CairnTesting
import Foundation
import SwiftUI
import Testing

@Routes
private enum ShopPage: Hashable, Codable {
  @Route("/teas/{name}") case tea(name: String)
  @Route("/orders") case orders
  @Route("/orders/{number}", under: "/") case order(number: Int)
  @Route("/help/{topic}") case help(topic: String)
}

@MainActor @Observable
private final class ShopState {
  var tab = "shop"
  var acceptsTabs = true
  var isEditing = false
  var attempt: NavigationAttempt?
}

/// Tabs with a stack each; the help is a tab inside of a tab.
private struct ShopTabs: View {
  @Bindable var state: ShopState
  @State private var helpTab = "start"

  private var selection: Binding<String> {
    Binding {
      state.tab
    } set: {
      if state.acceptsTabs { state.tab = $0 }
    }
  }

  var body: some View {
    TabView(selection: selection) {
      Tab("Shop", systemImage: "bag", value: "shop") { Stack(root: "All Teas", state: state) }
      Tab("Orders", systemImage: "list.bullet", value: "orders") { Stack(root: "All Orders", state: state) }
      Tab("More", systemImage: "ellipsis", value: "more") {
        TabView(selection: $helpTab) {
          Tab("Start", systemImage: "house", value: "start") { Text("Start here") }
          Tab("Help", systemImage: "questionmark", value: "help") { Stack(root: "All Topics", state: state) }
        }
        .navigationSelection($helpTab, for: ShopPage.self) { page in
          if case .help = page { "help" } else { nil }
        }
      }
    }
    .navigationRoutes(ShopPage.self)
    .navigationSelection(selection, for: ShopPage.self) { page in
      switch page {
      case .tea: "shop"
      case .orders, .order: "orders"
      case .help: "more"
      }
    }
  }

  struct Stack: View {
    let root: String
    let state: ShopState

    var body: some View {
      NavigationStack {
        Text("Everything").navigationTitle(root)
          .navigationDestination(for: ShopPage.self) { page in
            Text("Page \(page.url?.path() ?? "")").navigationTitle(page.url?.path() ?? "")
              .navigationGuard(when: state.isEditing) { state.attempt = $0 }
          }
      }
    }
  }
}

@MainActor @Suite("Routes select tabs")
struct RouteSelectionTests {
  private let state = ShopState()
  private func makeHost() -> TestHost { TestHost(strict: true) { ShopTabs(state: state) } }
  private func url(_ path: String) -> URL { URL(string: "shop:/\(path)")! }

  @Test func aURLSelectsTheTabOfItsPage() throws {
    let host = makeHost()
    host.open(url("/orders/7"))
    #expect(host.title == "/orders/7")
    #expect(host.tab("Orders").isSelected && state.tab == "orders")
    host.open(url("/teas/assam"))
    #expect(host.title == "/teas/assam" && host.tab("Shop").isSelected)
    try host.tab("Orders").select()
    #expect(host.title == "/orders/7")
  }

  @Test func aURLSelectsATabInsideOfATab() {
    let host = makeHost()
    host.open(url("/help/delivery"))
    #expect(host.title == "/help/delivery" && state.tab == "more")
  }

  @Test func aPageThatMustNotBeLeftIsAskedBeforeTheTabChanges() {
    let host = makeHost()
    host.open(url("/teas/assam"))
    state.isEditing = true
    host.open(url("/orders/7"))
    #expect(host.title == "/teas/assam" && state.tab == "shop")
    state.attempt?.stay()
    #expect(host.title == "/teas/assam" && state.tab == "shop")
    host.open(url("/orders/7"))
    state.attempt?.proceed()
    #expect(host.title == "/orders/7" && state.tab == "orders")
  }

  @Test func aTabThatTheAppRefusesIsNotFilled() {
    state.acceptsTabs = false
    let host = makeHost()
    host.open(url("/orders/7"))
    #expect(host.title == "All Teas" && host.tab("Shop").isSelected)
  }
}

/// A tab whose first page has a route, but no destination.
private struct RootRoutes: View {
  @State private var tab = "shop"

  var body: some View {
    TabView(selection: $tab) {
      Tab("Shop", systemImage: "bag", value: "shop") { NavigationStack { Text("Teas").navigationTitle("All Teas") } }
      Tab("Orders", systemImage: "list.bullet", value: "orders") {
        NavigationStack {
          NavigationLink("Seven", value: 7).navigationTitle("All Orders")
            .navigationDestination(for: Int.self) { Text("Order \($0)").navigationTitle("Order \($0)") }
        }
      }
    }
    .navigationRoutes(ShopPage.self)
    .navigationSelection($tab, for: ShopPage.self) { page in page == .orders ? "orders" : nil }
  }
}

extension RouteSelectionTests {
  @Test func aRouteOfATabsFirstPageShowsIt() throws {
    let host = TestHost(strict: true) { RootRoutes() }
    host.open(url("/orders"))
    #expect(host.title == "All Orders")
    try host.tap("Seven")
    try host.tab("Shop").select()
    host.open(url("/orders"))
    #expect(host.title == "All Orders")
  }
}

/// Tabs whose first pages have routes, in stacks that would also show these routes as pages.
private struct FirstPageRoutes: View {
  @State private var tab = "shop"

  var body: some View {
    TabView(selection: $tab) {
      ForEach(["shop", "orders"], id: \.self) { tab in
        Tab(tab, systemImage: "circle", value: tab) {
          NavigationStack {
            Text("Everything").navigationTitle("All \(tab)")
              .navigationDestination(for: Numbered.self) { Text("Page").navigationTitle($0.url?.path() ?? "") }
          }
        }
      }
    }
    .navigationRoutes(Numbered.self)
    .navigationSelection($tab, for: Numbered.self) { _ in
      "orders"
    } firstPage: { tab in
      tab == "orders" ? .orders : nil
    }
  }

  @Routes
  enum Numbered: Hashable {
    @Route("/orders") case orders
    @Route("/orders/{number}") case order(number: Int)
  }
}

private struct Sections: View {
  @Routes
  enum Section: Hashable {
    case home
    @Route("/orders") case orders
  }
  @State private var section = Section.home

  var body: some View {
    TabView(selection: $section) {
      Tab("Home", systemImage: "house", value: .home) { NavigationStack { Text("A").navigationTitle("Home") } }
      Tab("Orders", systemImage: "list.bullet", value: .orders) {
        NavigationStack {
          Text("B").navigationTitle("All Orders")
            .navigationDestination(for: Int.self) { Text("Order").navigationTitle("Order \($0)") }
        }
        .navigationURLs(URLPattern("/number/{id}", for: Int.self))
      }
    }
    .navigationSelection($section)
  }
}

extension RouteSelectionTests {
  @Test func theRouteOfAFirstPageIsNeverAPageAboveIt() throws {
    let host = TestHost(strict: true) { FirstPageRoutes() }
    host.open(url("/orders"))
    #expect(host.title == "All orders")
    #expect(throws: TestHostError.self) { try host.goBack() }
    try host.tab("shop").select()
    host.open(url("/orders/7"))
    #expect(host.title == "/orders/7")
    try host.goBack()
    #expect(host.title == "All orders")
    #expect(throws: TestHostError.self) { try host.goBack() }
  }

  @Test func tabsThatAreRoutesAreSelectedByTheirURLs() throws {
    let host = TestHost { Sections() }
    host.open(url("/orders"))
    #expect(host.title == "All Orders")
    try host.tab("Home").select()
    host.open(url("/orders/number/7"))
    #expect(host.title == "Order 7")
    host.open(url("/orders"))
    #expect(host.title == "All Orders")
  }
}

/// A split view whose detail shows routes.
private struct Library: View {
  var body: some View {
    NavigationSplitView {
      List { NavigationLink("Assam", value: ShopPage.tea(name: "assam")) }.navigationTitle("Sidebar")
    } detail: {
      NavigationStack {
        Text("Choose a tea").navigationTitle("Nothing")
          .navigationDestination(for: ShopPage.self) { page in
            Text("Tea").navigationTitle(page.url?.path() ?? "")
          }
      }
    }
    .navigationRoutes(ShopPage.self)
  }
}

extension RouteSelectionTests {
  @Test(arguments: [390.0, 1000.0]) func aURLOpensTheDetailOfASplitView(_ width: Double) throws {
    let host = TestHost(width: width, strict: true) { Library() }
    host.open(url("/teas/assam"))
    #expect(host.isVisible("Tea"))
    if width == 390 {
      #expect(host.title == "/teas/assam")
      try host.goBack()
      #expect(host.isVisible("Assam") && !host.isVisible("Tea"))
      host.open(url("/teas/darjeeling"))
      #expect(host.title == "/teas/darjeeling")
    }
  }
}
