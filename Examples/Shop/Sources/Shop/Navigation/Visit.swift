import Cairn
import SwiftUI

/// Where the user is in a window, and what is not finished there.
@MainActor @Observable
final class Visit {
  @Routes
  enum Place: String, Codable, CaseIterable {
    case products
    @Route("/cart") case cart
    @Route("/orders") case orders
    @Route("/account") case account

    var title: LocalizedStringKey {
      switch self {
      case .products: "Teas"
      case .cart: "Cart"
      case .orders: "Orders"
      case .account: "Account"
      }
    }
  }

  /// The pages of all tabs.
  var tabs = NavigationTabs(Place.products)
  var checkout = CheckoutDraft()
  var newAddress = Address()
  /// Whether the user has canceled the last order while it was sent.
  var wasCanceled = false

  /// Shows a tea. Goes back to its page if it is on the path already.
  func show(_ tea: Tea.ID) {
    if tabs[.products].last(as: Product.self)?.tea == tea { return tabs.go(to: .products) }
    if tabs[.products].popTo(where: { $0.value(as: Product.self)?.tea == tea }) {
      tabs.go(to: .products)
    } else {
      tabs.go(to: .products, pushing: Product(tea: tea))
    }
  }

  func continueShopping() {
    tabs.selection = .products
    if !tabs[.products].popTo(Category.self) { tabs[.products].popToRoot() }
  }

  /// Leaves the checkout, and shows the new order.
  func show(placed order: Order.ID) {
    checkout = CheckoutDraft()
    withoutNavigationGuards {
      tabs[.cart].popToRoot()
      tabs[.orders] = NavigationPath([OrderDetails(id: order)])
      tabs.selection = .orders
    }
  }

  /// Forgets what the next user must not see.
  func forgetDrafts() {
    checkout = CheckoutDraft()
    newAddress = Address()
  }
}

/// What the user has chosen at the checkout so far.
struct CheckoutDraft: Equatable, Codable {
  var address: Address?
  var delivery: Delivery?
  var payment: Payment?

  var choices: OrderChoices? {
    guard let address, let delivery, let payment else { return nil }
    return OrderChoices(address: address, delivery: delivery, payment: payment)
  }
}
