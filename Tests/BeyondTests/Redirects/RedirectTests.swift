import Cairn
import CairnTesting
import Foundation
import SwiftUI
import Testing

@MainActor @Suite("Redirects")
struct RedirectTests {
  struct Product: Hashable, Codable { var id: Int }
  struct Checkout: Hashable, Codable { var total = 1 }
  struct LogIn: Hashable {}

  @MainActor @Observable final class Account {
    var isLoggedIn = false
    var path = NavigationPath()
    var outcomes: [NavigationOutcome] = []
    @ObservationIgnored var checkoutsMade = 0
    @ObservationIgnored var checks: [CheckedContinuation<Bool, Never>] = []
  }

  struct CheckoutPage: View {
    let account: Account
    init(account: Account) {
      self.account = account
      account.checkoutsMade += 1
    }
    var body: some View {
      Button("Log Out") { account.isLoggedIn = false }.navigationTitle("Checkout")
    }
  }

  struct Home: View {
    @Bindable var account: Account
    @Environment(\.navigator) private var navigator

    var body: some View {
      VStack {
        NavigationLink("Buy", value: Checkout())
        Button("Buy by Code") { Task { account.outcomes.append(await navigator.push(Checkout())) } }
        Button("Buy by Path") { account.path = NavigationPath([Checkout()]) }
        Button("Product and Checkout") {
          account.path.append(Product(id: 1))
          account.path.append(Checkout())
        }
      }
      .navigationTitle("Home")
      .navigationDestination(for: Product.self) { Text("Product \($0.id)").navigationTitle("Product") }
      .navigationDestination(for: Checkout.self) { _ in CheckoutPage(account: account) }
      .navigationDestination(for: LogIn.self) { _ in
        Button("Log In") { account.isLoggedIn = true }.navigationTitle("Log In")
      }
    }
  }

  struct Shop: View {
    @Bindable var account: Account
    var isInside = false

    var body: some View {
      if isInside {
        NavigationStack(path: $account.path) {
          Home(account: account)
            .navigationRedirect(for: Checkout.self) { _ in account.isLoggedIn ? nil : LogIn() }
        }
      } else {
        NavigationStack(path: $account.path) { Home(account: account) }
          .navigationRedirect(for: Checkout.self) { _ in account.isLoggedIn ? nil : LogIn() }
          .navigationURLs(URLPattern("/checkout/{total}", for: Checkout.self), URLPattern("/p/{id}", for: Product.self))
      }
    }
  }

  private func settled() async { for _ in 1...20 { await Task.yield() } }

  enum Way: CaseIterable {
    case link, code, path, url, restored

    @MainActor func go(_ account: Account) throws -> TestHost {
      if self == .restored { account.path.append(Checkout()) }
      let host = TestHost(strict: true) { Shop(account: account) }
      switch self {
      case .link: try host.tap("Buy")
      case .code: try host.tap("Buy by Code")
      case .path: try host.tap("Buy by Path")
      case .url: host.open(URL(string: "/checkout/3")!)
      case .restored: break
      }
      return host
    }
  }

  @Test(arguments: Way.allCases) func aProtectedPageLeadsToTheLogInAndThenOn(_ way: Way) async throws {
    let account = Account()
    let host = try way.go(account)
    await settled()
    #expect(host.pages == ["Home", "Log In"])
    #expect(account.checkoutsMade == 0)
    if way == .code { #expect(account.outcomes == [.redirected]) }
    try host.tap("Log In")
    #expect(host.pages == ["Home", "Checkout"])
  }

  @Test(arguments: Way.allCases) func afterLoggingInNothingIsInTheWay(_ way: Way) async throws {
    let account = Account()
    account.isLoggedIn = true
    let host = try way.go(account)
    await settled()
    #expect(host.pages == ["Home", "Checkout"])
    if way == .code { #expect(account.outcomes == [.arrived]) }
  }

  @Test func aRuleOnThePageItselfWorksToo() throws {
    let account = Account()
    let host = TestHost(strict: true) { Shop(account: account, isInside: true) }
    try host.tap("Buy")
    #expect(host.title == "Log In")
    try host.tap("Log In")
    #expect(host.title == "Checkout")
  }

  @Test func thePagesBelowAreKept() throws {
    let account = Account()
    let host = TestHost(strict: true) { Shop(account: account) }
    try host.tap("Product and Checkout")
    #expect(host.pages == ["Home", "Product", "Log In"])
    try host.tap("Log In")
    #expect(host.pages == ["Home", "Product", "Checkout"])
  }

  @Test func goingBackFromTheLogInForgetsWhatWasWanted() throws {
    let account = Account()
    let host = TestHost(strict: true) { Shop(account: account) }
    try host.tap("Buy")
    try host.goBack()
    account.isLoggedIn = true
    #expect(host.pages == ["Home"])
    try host.tap("Buy")
    #expect(host.title == "Checkout")
  }

  @Test func loggingOutReplacesThePage() throws {
    let account = Account()
    account.isLoggedIn = true
    let host = TestHost(strict: true) { Shop(account: account) }
    try host.tap("Buy")
    try host.tap("Log Out")
    #expect(host.title == "Log In")
    try host.tap("Log In")
    #expect(host.title == "Checkout")
  }

  // MARK: One type for all pages

  enum Page: Hashable { case list, secret, logIn }

  struct EnumShop: View {
    let account: Account
    @State private var path: [Page] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("Secret") { path = [.list, .secret] }
          .navigationTitle("Home")
          .navigationDestination(for: Page.self) { page in
            Button("Log In") { account.isLoggedIn = true }.navigationTitle("\(page)")
          }
      }
      .navigationRedirect(for: Page.self) { $0 == .secret && !account.isLoggedIn ? Page.logIn : nil }
    }
  }

  @Test func pagesOfOneTypeAreRedirected() throws {
    let host = TestHost(strict: true) { EnumShop(account: Account()) }
    try host.tap("Secret")
    #expect(host.pages == ["Home", "list", "logIn"])
    try host.tap("Log In")
    #expect(host.pages == ["Home", "list", "secret"])
  }

  // MARK: Circles

  struct Circle: View {
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("Go") { path = [1] }
          .navigationTitle("Home")
          .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("Page \($0)") }
      }
      .navigationRedirect(for: Int.self) { $0 == 1 ? 2 : 1 }
    }
  }

  @Test func aCircleEndsBelowAndIsDiagnosed() throws {
    let host = TestHost { Circle() }
    try host.tap("Go")
    #expect(host.pages == ["Home"])
    let diagnostic = try #require(host.diagnostics.first { $0.code == "navigation.endless-redirect" })
    #expect(diagnostic.message.contains("1 to 2, 2 to 1"))
  }

  // MARK: Asynchronous checks

  struct Checked: View {
    @Bindable var account: Account

    var body: some View {
      NavigationStack(path: $account.path) { Home(account: account) }
        .navigationRedirect(
          for: Checkout.self,
          checking: { _ in
            let mayPass = await withCheckedContinuation { account.checks.append($0) }
            return mayPass ? nil : LogIn()
          })
    }
  }

  @Test(arguments: [true, false]) func anAsynchronousCheckDecidesLater(_ mayPass: Bool) async throws {
    let account = Account()
    let host = TestHost(strict: true) { Checked(account: account) }
    try host.tap("Product and Checkout")
    await settled()
    #expect(host.pages == ["Home", "Product"])
    #expect(account.checks.count == 1)
    account.checks[0].resume(returning: mayPass)
    await settled()
    #expect(host.pages == ["Home", "Product", mayPass ? "Checkout" : "Log In"])
    #expect(account.checks.count == 1)
  }

  @Test func goingBackDuringTheCheckSupersedesIt() async throws {
    let account = Account()
    let host = TestHost(strict: true) { Checked(account: account) }
    try host.tap("Product and Checkout")
    await settled()
    try host.goBack()
    account.checks[0].resume(returning: true)
    await settled()
    #expect(host.pages == ["Home"])
  }

  @Test func theCheckedPageCanBeLeft() async throws {
    let account = Account()
    let host = TestHost(strict: true) { Checked(account: account) }
    try host.tap("Product and Checkout")
    await settled()
    account.checks[0].resume(returning: true)
    await settled()
    try host.goBack()
    #expect(host.pages == ["Home", "Product"])
    try host.goBack()
    #expect(host.pages == ["Home"])
    #expect(account.checks.count == 1)
  }
}
