import Cairn
import CairnTesting
import SwiftUI
import TestSupport
import Testing

private enum Section: String, Hashable, Codable, CaseIterable {
  case shop, orders, help
  var title: String { rawValue.capitalized }
}

/// A page that is saved, so its type must not be private.
struct NumberedOrder: Hashable, Codable { var number: Int }

@MainActor @Observable
private final class ShopModel {
  var tabs = NavigationTabs(Section.shop)
}

private struct Tabs: View {
  @Bindable var model: ShopModel

  var body: some View {
    TabView(selection: $model.tabs.selection) {
      ForEach(Section.allCases, id: \.self) { section in
        Tab(section.title, systemImage: "circle", value: section) {
          NavigationStack(path: $model.tabs[section]) {
            Root(section: section, model: model)
              .navigationDestination(for: NumberedOrder.self) { OrderPage(order: $0, model: model) }
          }
        }
      }
    }
  }
}

private struct Root: View {
  let section: Section
  let model: ShopModel

  var body: some View {
    VStack {
      Text("All of \(section.title)")
      NavigationLink("Own Order", value: NumberedOrder(number: 1))
      Button("Show Order") { model.tabs.go(to: .orders, pushing: NumberedOrder(number: 7)) }
      Button("Ask") { model.tabs.go(to: .help) }
      Button("Return") { model.tabs.goBack() }
    }
    .navigationTitle(section.title)
  }
}

private struct OrderPage: View {
  let order: NumberedOrder
  let model: ShopModel

  var body: some View {
    VStack {
      Text("Order \(order.number)")
      Button("Help With It") { model.tabs.go(to: .help, pushing: NumberedOrder(number: order.number)) }
    }
    .navigationTitle("Order \(order.number)")
    .navigationBackTitle(model.tabs.backTab.map { "To \($0.title)" })
  }
}

@MainActor @Suite("Several stacks driven by one value")
struct NavigationTabsTests {
  private let model = ShopModel()
  private func makeHost() -> TestHost { TestHost(strict: true) { Tabs(model: model) } }

  enum WayBack: CaseIterable {
    case back, swipe, history, code

    @MainActor func go(in host: TestHost) throws {
      switch self {
      case .back: try host.goBack()
      case .swipe: try host.swipeBack()
      case .history: try host.goBack(to: "Orders")
      case .code: break
      }
    }
  }

  @Test(arguments: WayBack.allCases) func goingBackLeadsToTheTabWhereTheUserCameFrom(_ way: WayBack) throws {
    let host = makeHost()
    try host.tap("Show Order")
    #expect(host.title == "Order 7" && host.tab("Orders").isSelected && model.tabs.origin == .shop)
    if way == .code { model.tabs.goBack() } else { try way.go(in: host) }
    #expect(host.title == "Shop" && host.tab("Shop").isSelected && model.tabs.origin == nil)
    try host.tab("Orders").select()
    #expect(host.title == "Orders")
  }

  @Test func pagesBelowTheOneThatWasPushedStay() throws {
    let host = makeHost()
    try host.tab("Orders").select()
    try host.tap("Own Order")
    try host.tab("Shop").select()
    try host.tap("Show Order")
    #expect(host.pages == ["Orders", "Order 1", "Order 7"])
    try host.goBack()
    #expect(host.title == "Shop")
    try host.tab("Orders").select()
    #expect(host.title == "Order 1")
    try host.goBack()
    #expect(host.title == "Orders")
  }

  @Test func waysLeadBackOneAfterTheOther() throws {
    let host = makeHost()
    try host.tap("Show Order")
    try host.tap("Help With It")
    #expect(host.title == "Order 7" && host.tab("Help").isSelected)
    try host.goBack()
    #expect(host.tab("Orders").isSelected && host.title == "Order 7")
    try host.goBack()
    #expect(host.tab("Shop").isSelected && host.title == "Shop")
  }

  @Test(arguments: ["Help", "Orders"]) func aTabThatTheUserSelectsForgetsTheWay(_ tab: String) throws {
    let host = makeHost()
    try host.tap("Show Order")
    try host.tab(tab).select()
    if tab == "Help" {
      try host.tab("Orders").select()
      try host.goBack()
    }
    // Pressing the tab itself leads to its first page, not to another tab.
    #expect(host.title == "Orders" && host.tab("Orders").isSelected)
  }

  @Test func aTabWithoutANewPageIsLeftByCode() throws {
    let host = makeHost()
    try host.tap("Ask")
    #expect(host.title == "Help" && model.tabs.origin == .shop)
    try host.tap("Return")
    #expect(host.title == "Shop")
    try host.tap("Return")
    #expect(host.title == "Shop")
  }

  @Test func theWayBackHasTheNameThatThePageGivesIt() throws {
    let host = makeHost()
    try host.tap("Own Order")
    try host.tap("Shop", role: .backButton)
    try host.tap("Show Order")
    try host.tap("To Shop", role: .backButton)
    #expect(host.title == "Shop")
  }

  @Test func anotherPathForgetsTheWay() {
    var tabs = NavigationTabs(Section.shop)
    tabs[.orders].append(NumberedOrder(number: 1))
    tabs.go(to: .orders, pushing: NumberedOrder(number: 7))
    var other = tabs
    #expect(tabs.backTab == .shop)
    tabs[.orders] = NavigationPath()
    #expect(tabs.selection == .orders && tabs.backTab == nil && tabs.origin == .shop)
    other[.orders].append(NumberedOrder(number: 8))
    other[.orders].removeLast()
    #expect(other.backTab == .shop)
    let hasGoneBack = other.goBack()
    #expect(hasGoneBack && other.selection == .shop && other[.orders].count == 1)
  }
}

private struct RestoredTabs: View {
  @State private var tabs = NavigationTabs(Section.shop)

  var body: some View {
    TabView(selection: $tabs.selection) {
      ForEach(Section.allCases, id: \.self) { section in
        Tab(section.title, systemImage: "circle", value: section) {
          NavigationStack(path: $tabs[section]) {
            VStack {
              NavigationLink("One", value: NumberedOrder(number: 1))
              Button("Show Order") { tabs.go(to: .orders, pushing: NumberedOrder(number: 7)) }
            }
            .navigationTitle(section.title)
            .navigationDestination(for: NumberedOrder.self) { Text("Number").navigationTitle("Order \($0.number)") }
          }
        }
      }
    }
    .restoresNavigation("tabs", tabs: $tabs)
  }
}

extension NavigationTabsTests {
  @Test func oneModifierRestoresAllTabs() throws {
    var host = TestHost { RestoredTabs() }
    try host.tap("One")
    try host.tab("Help").select()
    try host.tap("One")
    try host.tab("Shop").select()
    try host.goBack()
    try host.tap("Show Order")
    host = try host.terminateAndRestore()
    #expect(host.pages == ["Orders", "Order 7"])
    // The way to it is not saved.
    try host.goBack()
    #expect(host.title == "Orders")
    try host.tab("Help").select()
    #expect(host.pages == ["Help", "Order 1"])
    try host.tab("Shop").select()
    #expect(host.pages == ["Shop"] && host.diagnostics.isEmpty)
  }
}

/// What a user does with tabs, and a plain list of what is expected.
private enum TabCommand: CaseIterable { case jump, jumpOn, jumpWithoutPage, back, push, select, goBack, root }

@MainActor
extension NavigationTabsTests {
  /// Commands at random, against a model that keeps all that was shown.
  @Test(arguments: 0..<20) func tabsAgreeWithAListOfWhatWasShown(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var tabs = NavigationTabs(0)
    var selection = 0
    var depths = [0, 0, 0]
    // The tabs that lead to the one that is shown, each with the depth at which its page was pushed, if one was.
    var ways: [(from: Int, to: Int, depth: Int?)] = []
    var lastWay: Int? { ways.last?.from }
    func forget(_ tab: Int) {
      for index in ways.indices where ways[index].to == tab {
        if let depth = ways[index].depth, depth >= depths[tab] { ways[index].depth = nil }
      }
    }
    func leave(to count: Int) {
      let tab = selection
      let before = depths[tab]
      depths[tab] = count
      if let way = ways.last, way.depth == count, before == count + 1 { selection = ways.removeLast().from }
      forget(tab)
    }
    for step in 0..<300 {
      let target = random.below(3)
      switch TabCommand.allCases[random.below(TabCommand.allCases.count)] {
      case .jump, .jumpOn:
        tabs.go(to: target, pushing: step)
        if target != selection { ways.append((selection, target, depths[target])) }
        depths[target] += 1
        selection = target
      case .jumpWithoutPage:
        tabs.go(to: target)
        if target != selection { ways.append((selection, target, nil)) }
        selection = target
      case .back:
        guard depths[selection] > 0 else { continue }
        tabs[tabs.selection].removeLast()
        leave(to: depths[selection] - 1)
      case .push:
        tabs[tabs.selection].append(step)
        depths[selection] += 1
      case .select:
        tabs.selection = target
        (selection, ways) = (target, [])
      case .goBack:
        let hasGoneBack = tabs.goBack()
        #expect(hasGoneBack == !ways.isEmpty)
        guard let way = ways.popLast() else { continue }
        if let depth = way.depth { depths[way.to] = min(depths[way.to], depth) }
        selection = way.from
        forget(way.to)
      case .root:
        tabs[tabs.selection] = NavigationPath()
        leave(to: 0)
      }
      #expect(tabs.selection == selection && (0..<3).map { tabs[$0].count } == depths)
      #expect(tabs.origin == lastWay)
    }
  }
}
