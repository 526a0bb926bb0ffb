import Foundation

struct Order: Identifiable, Hashable, Codable {
  let id: Int
  let date: Date
  let items: [Cart.Item]
  let discount: Decimal
  let total: Decimal
  let choices: OrderChoices
}

/// What the checkout asks for, once everything is chosen.
struct OrderChoices: Hashable, Codable {
  let address: Address
  let delivery: Delivery
  let payment: Payment
}

/// All orders, the newest first. `@AppStorage` keeps them.
struct Orders: Equatable {
  private(set) var all: [Order] = []

  func order(_ id: Order.ID) -> Order? { all.first { $0.id == id } }

  /// Adds an order for a cart, and returns its number.
  mutating func place(_ cart: Cart, _ choices: OrderChoices, on date: Date = .now) -> Order.ID {
    let id = (all.map(\.id).max() ?? 1000) + 1
    let total = cart.total + choices.delivery.price(for: cart.total)
    all.insert(
      Order(id: id, date: date, items: cart.items, discount: cart.discount, total: total, choices: choices), at: 0)
    return id
  }
}

extension Orders: RawRepresentable {
  init?(rawValue: String) {
    guard let all = JSONText.decode([Order].self, from: rawValue) else { return nil }
    self.all = all
  }

  var rawValue: String { JSONText.encode(all) }
}
