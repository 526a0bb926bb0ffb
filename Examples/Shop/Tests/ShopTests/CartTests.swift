#if canImport(CairnTesting)
  import CairnTesting
  import SwiftUI
  import Testing

  @testable import Shop

  @MainActor
  @Suite("Cart")
  struct CartTests {
    @Test func anEmptyCartLeadsToTheTeas() throws {
      let host = TestHost.shop()
      try host.link("Oolong").tap()
      try host.tab("Cart").select()
      #expect(host.isVisible("Your Cart Is Empty"))
      try host.button("Browse Teas").tap()
      #expect(host.pages == ["Tea Shop", "Oolong"])
    }

    @Test func countsAreChangedAndItemsRemoved() throws {
      let host = TestHost.shop()
      try host.add("Sencha", from: "Green Tea")
      try host.tab("Cart").select()
      try host.stepper("Number of Sencha").step(by: 2)
      #expect(host.rows.contains("Total, €29.40"))
      #expect(host.tab("Cart").value == "3")
      try host.row("Sencha, 3 × 100 g, €29.40, Number of Sencha").delete()
      #expect(host.isVisible("Your Cart Is Empty"))
    }

    @Test func anUnknownCouponIsNamed() throws {
      let host = TestHost.shop()
      try host.add("Sencha", from: "Green Tea")
      try host.tab("Cart").select()
      host.field("Coupon").text = "FREETEA"
      try host.button("Apply Coupon").tap()
      #expect(host.isVisible("There is no coupon “FREETEA”."))
      #expect(host.rows.contains("Total, €9.80"))
    }

    @Test func aCouponLowersTheTotalAndIsKept() throws {
      let host = TestHost.shop()
      try host.add("Sencha", from: "Green Tea")
      try host.tab("Cart").select()
      host.field("Coupon").text = "welcome "
      try host.button("Apply Coupon").tap()
      #expect(host.rows.contains("Discount, -€0.98"))
      let next = try host.terminateAndRestore()
      #expect(next.rows.contains("Total, €8.82"))
      try next.button("Remove Coupon").tap()
      #expect(next.rows.contains("Total, €9.80"))
    }

    @Test func aDamagedCartIsKeptUntilItIsEmptied() throws {
      let host = TestHost(strict: true) { DamagedShop() }
      try host.button("Start").tap()
      try host.tab("Cart").select()
      #expect(host.isVisible("Your Cart Cannot Be Read"))
      try host.tab("Teas").select()
      try host.link("Green Tea").tap()
      try host.open(tea: "Sencha")
      #expect(!host.button("Add to Cart").isEnabled)
      try host.tab("Cart").select()
      try host.button("Empty Cart").tap()
      #expect(host.isVisible("Your Cart Is Empty"))
    }

    private struct DamagedShop: View {
      @AppStorage("cart") private var cart = ""
      @State private var isReady = false

      var body: some View {
        if isReady {
          ShopView()
        } else {
          Button("Start") {
            cart = "{\"items\": 1"
            isReady = true
          }
        }
      }
    }
  }
#endif
