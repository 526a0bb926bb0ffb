#if canImport(CairnTesting)
  import CairnTesting
  import SwiftUI
  import Testing

  @testable import Shop

  @MainActor
  @Suite("Guarded pages")
  struct GuardTests {
    private func halfFilledAddress() async throws -> TestHost {
      let host = TestHost.shop()
      try await host.checkOut()
      try await host.logIn()
      try await host.choose("Address")
      try host.button("New Address").tap()
      await host.settle()
      host.field("Name").text = "Ann"
      return host
    }

    @Test func aHalfFilledAddressIsKept() async throws {
      let host = try await halfFilledAddress()
      try host.goBack()
      #expect(host.dialog.title == "Discard this address?")
      try host.dialog.button("Keep Editing").tap()
      #expect(host.title == "New Address")
      #expect(host.field("Name").text == "Ann")
    }

    @Test func aHalfFilledAddressIsDiscarded() async throws {
      let host = try await halfFilledAddress()
      try host.goBack()
      try host.dialog.button("Discard Address").tap()
      await host.settle()
      #expect(host.title == "Address")
      try host.button("New Address").tap()
      await host.settle()
      #expect(host.field("Name").text == "")
      try host.goBack()
      #expect(host.title == "Address")
    }

    @Test func goingBackToTheCartAsksToo() async throws {
      let host = try await halfFilledAddress()
      try host.goBack(to: "Cart")
      try host.dialog.button("Discard Address").tap()
      #expect(host.pages == ["Cart"])
    }

    @Test func anotherTabKeepsTheAddressWithoutAsking() async throws {
      let host = try await halfFilledAddress()
      try host.tab("Teas").select()
      #expect(!host.dialog.exists)
      try host.tab("Cart").select()
      #expect(host.field("Name").text == "Ann")
    }

    @Test func goingBackCancelsAnOrderThatIsBeingSent() async throws {
      let host = TestHost.shop()
      try await host.review()
      try host.button("Place Order").tap()
      await host.advance(by: .seconds(1))
      #expect(host.isVisible("Sending your order…"))
      try host.goBack()
      await host.advance(by: .seconds(5))
      #expect(host.pages == ["Cart", "Checkout"])
      #expect(host.isVisible("Your order was not sent."))
      try host.tab("Orders").select()
      #expect(host.isVisible("No Orders"))
    }

    @Test func goingBackTooLateEndsAtTheOrder() async throws {
      let host = TestHost.shop()
      try await host.review()
      try host.button("Place Order").tap()
      await host.advance(by: .milliseconds(2500))
      try host.goBack()
      #expect(host.title == "Review")
      await host.advance(by: .seconds(1))
      #expect(host.pages == ["Orders", "Order 1001"])
      try host.tab("Cart").select()
      #expect(host.pages == ["Cart"])
    }

    @Test func anotherTabLetsTheOrderGoOn() async throws {
      let host = TestHost.shop()
      try await host.review()
      try host.button("Place Order").tap()
      await host.advance(by: .seconds(1))
      try host.tab("Teas").select()
      await host.settle()
      #expect(host.tab("Teas").isSelected)
      await host.advance(by: .seconds(2))
      #expect(host.pages == ["Orders", "Order 1001"])
    }
  }
#endif
