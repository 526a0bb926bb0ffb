#if canImport(CairnTesting)
  import CairnTesting
  import SwiftUI
  import Testing

  @testable import Shop

  @MainActor
  @Suite("Purchases")
  struct PurchaseTests {
    @Test func aPurchaseLeadsThroughTheLogInToItsOrder() async throws {
      let host = TestHost.shop()
      try await host.checkOut()
      #expect(host.pages == ["Cart", "Log In"])
      try await host.logIn()
      #expect(host.pages == ["Cart", "Checkout"])
      #expect(!host.link("Review Order").isEnabled)

      try await host.choose("Address")
      try host.button("New Address").tap()
      await host.settle()
      host.fillInAddress()
      try host.button("Save Address").tap()
      await host.settle()
      #expect(host.pages == ["Cart", "Checkout"])
      #expect(host.button("Address, Ann Example").exists)

      try await host.choose("Delivery")
      try await host.choose("Express")
      try await host.choose("Payment")
      try await host.choose("Invoice")
      #expect(host.rows.contains("Total, €17.70"))
      try host.link("Review Order").tap()
      try host.button("Place Order").tap()
      await host.advance(by: .seconds(2))
      #expect(host.isVisible("The shop confirms your order…"))
      await host.advance(by: .seconds(1))

      #expect(host.tab("Orders").isSelected)
      #expect(host.pages == ["Orders", "Order 1001"])
      #expect(host.rows.contains("Total, €17.70"))
      try host.tab("Cart").select()
      #expect(host.pages == ["Cart"])
      #expect(host.isVisible("Your Cart Is Empty"))
    }

    @Test func aTeaOfAnOrderLeadsBackToTheOrder() async throws {
      let host = TestHost.shop()
      try await host.review()
      try host.button("Place Order").tap()
      await host.advance(by: .seconds(3))
      try host.tab("Teas").select()
      while host.depth > 0 { try host.goBack() }
      try host.tab("Orders").select()
      try await host.choose("Sencha")
      #expect(host.tab("Teas").isSelected && host.title == "Sencha")
      try host.tap("Orders", role: .backButton)
      #expect(host.pages == ["Orders", "Order 1001"])
    }

    @Test func aKnownAddressIsOfferedNextTime() async throws {
      let host = TestHost.shop()
      try await host.review()
      try host.button("Place Order").tap()
      await host.advance(by: .seconds(3))
      try host.button("Order Again").tap()
      #expect(host.tab("Cart").isSelected)
      try host.button("Check Out").tap()
      await host.settle()
      #expect(host.button("Address, Ann Example").exists)
      #expect(host.button("Delivery, Choose…").exists)
    }

    @Test func goingBackFromTheLogInSaysWhatIsMissing() async throws {
      let host = TestHost.shop()
      try await host.checkOut()
      try host.goBack()
      #expect(host.isVisible("Log in to check out."))
      try host.tab("Account").select()
      try await host.logIn()
      try host.tab("Cart").select()
      #expect(!host.isVisible("Log in to check out."))
      try host.button("Check Out").tap()
      await host.settle()
      #expect(host.title == "Checkout")
    }

    @Test func aDoubleTapOpensOneCheckout() async throws {
      let host = TestHost.shop()
      try host.add("Sencha", from: "Green Tea")
      try host.tab("Cart").select()
      try host.doubleTap("Check Out")
      await host.settle()
      #expect(host.pages == ["Cart", "Log In"])
      try await host.logIn()
      try host.doubleTap("Delivery, Choose…")
      await host.settle()
      #expect(host.pages == ["Cart", "Checkout", "Delivery"])
    }

    @Test func anAddressCanBeAddedToTheAccount() async throws {
      let host = TestHost.shop()
      try host.tab("Account").select()
      try await host.logIn()
      try host.link("New Address").tap()
      host.fillInAddress()
      try host.button("Save Address").tap()
      #expect(host.pages == ["Account"])
      #expect(host.rows.contains("Ann Example, 1 Harbor Road, 12345 Springfield"))
    }

    @Test func loggingOutClosesTheCheckoutAndForgetsItsChoices() async throws {
      let host = TestHost.shop()
      try await host.review()
      try host.tab("Account").select()
      try host.button("Log Out").tap()
      try host.tab("Cart").select()
      #expect(host.pages == ["Cart", "Log In"])
      try await host.logIn()
      try host.goBack(to: "Cart")
      try host.button("Check Out").tap()
      await host.settle()
      #expect(host.button("Delivery, Choose…").exists)
    }

    @Test func loggingOutLeadsBackToTheLogIn() async throws {
      let host = TestHost.shop()
      try await host.review()
      try host.button("Place Order").tap()
      await host.advance(by: .seconds(3))
      try host.tab("Account").select()
      try host.button("Log Out").tap()
      try host.tab("Orders").select()
      #expect(host.pages == ["Orders", "Log In"])
      try await host.logIn()
      #expect(host.pages == ["Orders", "Order 1001"])
    }

    @Test func leavingAChoiceChangesNothing() async throws {
      let host = TestHost.shop()
      try await host.checkOut()
      try await host.logIn()
      try await host.choose("Delivery")
      try await host.choose("Pick Up")
      #expect(host.button("Delivery, Pick Up").exists)
      try await host.choose("Delivery")
      try host.goBack()
      await host.settle()
      #expect(host.button("Delivery, Pick Up").exists)
      #expect(host.isVisible("Something is still to be chosen."))
    }

    @Test func goingBackFromANewAddressStaysAtTheAddresses() async throws {
      let host = TestHost.shop()
      try await host.checkOut()
      try await host.logIn()
      try await host.choose("Address")
      try host.button("New Address").tap()
      await host.settle()
      try host.goBack()
      await host.settle()
      #expect(host.pages == ["Cart", "Checkout", "Address"])
    }
  }
#endif
