import Cairn
import CairnTesting
import SwiftUI
import Testing

// The samples of Docs/Guide/Tabs.md.

struct OrderPage: Hashable, Codable { var number: Int }

private enum Section: String, Codable, CaseIterable { case shop, orders }

private struct ShopTabs: View {
  @State private var tabs = NavigationTabs(Section.shop)

  var body: some View {
    TabView(selection: $tabs.selection) {
      Tab("Shop", systemImage: "bag", value: .shop) {
        NavigationStack(path: $tabs[.shop]) { Shop(tabs: $tabs) }
      }
      Tab("Orders", systemImage: "shippingbox", value: .orders) {
        NavigationStack(path: $tabs[.orders]) { Orders(tabs: $tabs) }
      }
    }
  }
}

private struct RestoredShopTabs: View {
  @State private var tabs = NavigationTabs(Section.shop)

  var body: some View {
    TabView(selection: $tabs.selection) {
      Tab("Shop", systemImage: "bag", value: .shop) { Text("Shop") }
    }
    .restoresNavigation("tabs", tabs: $tabs)
  }
}

private struct Shop: View {
  @Binding var tabs: NavigationTabs<Section>

  var body: some View {
    VStack {
      Button("Your Last Order") { tabs.go(to: .orders, pushing: OrderPage(number: 7)) }
    }
    .navigationTitle("Teas")
  }
}

private struct Orders: View {
  @Binding var tabs: NavigationTabs<Section>

  var body: some View {
    Text("All orders")
      .navigationTitle("Orders")
      .navigationDestination(for: OrderPage.self) { page in
        Text("Order \(page.number)")
          .navigationTitle("Order")
          .navigationBackTitle(tabs.backTab == .shop ? "Shop" : nil)
      }
  }
}

@MainActor @Suite("Docs/Guide/Tabs.md")
struct TabsPageTests {
  @Test func goingBackReturnsToTheTabWhereTheUserCameFrom() throws {
    let host = TestHost { ShopTabs() }
    try host.tap("Your Last Order")
    #expect(host.isVisible("Order 7"))
    try host.tap("Shop", role: .backButton)
    #expect(host.title == "Teas")
  }
}
