import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("The page on links and destinations")
struct CatalogPageTests {
  @Test func eachTypeHasItsScreen() throws {
    let host = TestHost { Catalog() }
    #expect(host.title == "Catalog")
    try host.tap("Espresso Beans")
    #expect(host.texts.contains("Product: Espresso Beans"))
    try host.goBack()
    try host.tap("Acme Roasters")
    #expect(host.texts.contains("Vendor: Acme Roasters"))
    try host.goBack()
    #expect(host.depth == 0)
  }

  @Test func theIdOfAModelIsTheValue() throws {
    let host = TestHost(strict: true) { OrderStack() }
    try host.tap("Show order")
    #expect(host.title == "Order")
    #expect(host.texts.contains("Order A-7"))
  }

  @Test func aBoolPushes() throws {
    let host = TestHost(strict: true) { StateDrivenPush() }
    try host.tap("Load")
    #expect(host.title == "Detail")
    try host.tap("Done")
    #expect(host.depth == 0)
    try host.tap("Load")
    #expect(host.depth == 1)
  }

  @Test func registeringATypeTwiceIsToldOf() {
    let host = TestHost {
      NavigationStack {
        Text("Root")
          .navigationDestination(for: Product.self) { Text($0.name) }
          .navigationDestination(for: Product.self) { Text($0.name) }
      }
    }
    #expect(host.diagnostics.map(\.code) == ["navigation.duplicate-destination"])
  }
}
