import Foundation

struct Order: Identifiable, Hashable, Codable {
  /// An item at the price of that day.
  struct Line: Identifiable, Hashable, Codable {
    let id: Cart.Item.ID
    let count: Int
    let price: Decimal

    init(_ item: Cart.Item) { (id, count, price) = (item.id, item.count, item.price) }
  }

  let id: Int
  let date: Date
  let lines: [Line]
  let discount: Decimal
  /// The price of the delivery.
  let delivery: Decimal
  let choices: OrderChoices

  var subtotal: Decimal { lines.reduce(0) { $0 + $1.price } }
  var total: Decimal { subtotal - discount + delivery }
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
    let delivery = choices.delivery.price(for: cart.total)
    let lines = cart.items.map(Order.Line.init)
    let order = Order(
      id: id, date: date, lines: lines, discount: cart.discount, delivery: delivery, choices: choices)
    all.insert(order, at: 0)
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
