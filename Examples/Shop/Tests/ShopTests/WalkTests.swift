#if canImport(CairnTesting)
  import CairnTesting
  import SwiftUI
  import Testing

  @testable import Shop

  @MainActor
  @Suite("Every page")
  struct WalkTests {
    private static let terminal = TestHost.Display.terminal(columns: 80, lines: 24)

    @Test func everyPageOfAGuestCanBeReachedAndLeft() throws {
      let report = try TestHost.shop().walkEverything()
      #expect(report.isClean, "\(report)")
      #expect(report.isComplete)
    }

    @Test func everyPageOfAGuestCanBeReachedByKeys() throws {
      let report = try TestHost(ShopApp.self, on: Self.terminal, strict: true).walkEverything()
      #expect(report.isClean, "\(report)")
    }

    @Test func everyPageOfACustomerCanBeReachedAndLeft() throws {
      let report = try TestHost(strict: true) { CustomersShop() }.walkEverything()
      #expect(report.isClean, "\(report)")
      for page in ["Checkout", "Address", "New Address", "Delivery", "Payment", "Order 1001"] {
        #expect(report.pages.contains(page), "\(page)")
      }
    }

    @Test func everyPageOfACustomerCanBeReachedByKeys() throws {
      let report = try TestHost(on: Self.terminal, strict: true) { CustomersShop() }.walkEverything()
      #expect(report.isClean, "\(report)")
    }

    @Test func randomUseNeverPutsAPageOnItsStackTwice() async throws {
      try await TestHost(strict: true) { CustomersShop() }.fuzz(commands: 600) { host in
        let pages = host.pages
        try host.check(Set(pages).count == pages.count, "A page is on its stack twice.")
        try host.check(host.sheets == 0, "The shop has no sheets.")
      }
    }
  }

  /// The shop of a user who has bought something, and is about to do so again.
  struct CustomersShop: View {
    @AppStorage("account") private var account = Account()
    @AppStorage("cart") private var cart = Cart()
    @AppStorage("orders") private var orders = Orders()

    var body: some View {
      ShopView()
        .onAppear {
          guard !account.isLoggedIn else { return }
          let address = Address(name: "Ann Example", street: "1 Harbor Road", postalCode: "12345", city: "Springfield")
          account = Account(email: "ann@example.org", addresses: [address])
          cart.add("assam", .large, count: 2)
          let choices = OrderChoices(address: address, delivery: .standard, payment: .invoice)
          _ = orders.place(cart, choices, on: Date(timeIntervalSince1970: 1_800_000_000))
        }
    }
  }
#endif
