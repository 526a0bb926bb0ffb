#if canImport(CairnTesting)
  import CairnTesting
  import SwiftUI
  import Testing

  @testable import Shop

  @MainActor
  @Suite("Restarts")
  struct RestartTests {
    @Test func aHalfFilledAddressSurvivesAndAnswersTheCheckout() async throws {
      let first = TestHost.shop()
      try await first.checkOut()
      try await first.logIn()
      try await first.choose("Address")
      try first.button("New Address").tap()
      await first.settle()
      first.field("Name").text = "Ann"

      let host = try first.terminateAndRestore()
      #expect(host.tab("Cart").isSelected)
      #expect(host.pages == ["Cart", "Checkout", "Address", "New Address"])
      #expect(host.field("Name").text == "Ann")
      host.fillInAddress()
      try host.button("Save Address").tap()
      await host.settle()
      #expect(host.pages == ["Cart", "Checkout"])
      #expect(host.button("Address, Ann Example").exists)
    }

    @Test func aChoiceAnswersAfterARestart() async throws {
      let first = TestHost.shop()
      try await first.checkOut()
      try await first.logIn()
      try await first.choose("Delivery")
      let host = try first.terminateAndRestore()
      try await host.choose("Express")
      #expect(host.button("Delivery, Express").exists)
    }

    @Test func theReviewIsShownAgainAndPlacesTheOrder() async throws {
      let first = TestHost.shop()
      try await first.review()
      let host = try first.terminateAndRestore()
      #expect(host.pages == ["Cart", "Checkout", "Review"])
      try host.button("Place Order").tap()
      await host.advance(by: .seconds(3))
      #expect(host.pages == ["Orders", "Order 1001"])
      let last = try host.terminateAndRestore()
      #expect(last.pages == ["Orders", "Order 1001"])
      try last.tab("Cart").select()
      #expect(last.isVisible("Your Cart Is Empty"))
    }

    @Test func aLogInIsNotRestored() async throws {
      let first = TestHost.shop()
      try await first.checkOut()
      let host = try first.terminateAndRestore()
      #expect(host.pages == ["Cart"])
    }

    @Test func eachTabKeepsItsPages() throws {
      let first = TestHost.shop()
      try first.add("Assam", from: "Black Tea")
      try first.tab("Orders").select()
      let host = try first.terminateAndRestore()
      #expect(host.tab("Orders").isSelected)
      try host.tab("Teas").select()
      #expect(host.pages == ["Tea Shop", "Black Tea", "Assam"])
    }
  }
#endif
