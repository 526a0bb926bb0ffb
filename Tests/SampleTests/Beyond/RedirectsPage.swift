import Cairn
import CairnTesting
import SwiftUI
import Testing

// The samples of Docs/Guide/Redirects.md.

private struct Checkout: Hashable {}
private struct LogIn: Hashable {}

@MainActor @Observable private final class Account {
  var isLoggedIn = false
  func mayOrder() async -> Bool { isLoggedIn }
}

private struct Shop: View {
  @State private var account = Account()

  var body: some View {
    NavigationStack {
      NavigationLink("Order", value: Checkout())
        .navigationTitle("Cart")
        .navigationDestination(for: Checkout.self) { _ in Text("Thank you").navigationTitle("Checkout") }
        .navigationDestination(for: LogIn.self) { _ in
          Button("Log In") { account.isLoggedIn = true }.navigationTitle("Log In")
        }
    }
    .navigationRedirect(for: Checkout.self) { _ in account.isLoggedIn ? nil : LogIn() }
  }
}

private struct CheckedShop: View {
  let account: Account

  var body: some View {
    NavigationStack { Text("Cart") }
      .navigationRedirect(for: Checkout.self, checking: { _ in await account.mayOrder() ? nil : LogIn() })
  }
}

@MainActor @Suite("Docs/Guide/Redirects.md")
struct RedirectsPageTests {
  @Test func loggingInGoesOnToTheCheckout() throws {
    let host = TestHost { Shop() }
    try host.tap("Order")
    #expect(host.title == "Log In")
    try host.tap("Log In")
    #expect(host.pages == ["Cart", "Checkout"])
  }
}
