import Cairn
import SwiftUI

/// Where the user is in a window, and what is not finished there.
@MainActor @Observable
final class Visit {
  enum Place: String, Codable { case products, cart, orders, account }

  var place = Place.products
  var products = NavigationPath()
  var cart = NavigationPath()
  var orders = NavigationPath()
  var account = NavigationPath()
  var checkout = CheckoutDraft()
  var newAddress = Address()
  /// Whether the user has canceled the last order while it was sent.
  var wasCanceled = false

  /// Shows a tea. Goes back to its page if it is on the path already.
  func show(_ tea: Tea.ID) {
    place = .products
    if products.last(as: Product.self)?.tea == tea { return }
    if !products.popTo(where: { $0.value(as: Product.self)?.tea == tea }) { products.append(Product(tea: tea)) }
  }

  func continueShopping() {
    place = .products
    if !products.popTo(Category.self) { products.popToRoot() }
  }

  /// Leaves the checkout, and shows the new order.
  func show(placed order: Order.ID) {
    checkout = CheckoutDraft()
    withoutNavigationGuards {
      cart.popToRoot()
      orders = NavigationPath([OrderDetails(id: order)])
      place = .orders
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
