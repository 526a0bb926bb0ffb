import Foundation

/// What the user wants to buy. `@AppStorage` keeps it.
struct Cart: Equatable {
  struct Item: Identifiable, Hashable, Codable {
    struct ID: Hashable, Codable {
      let tea: Tea.ID
      let size: Tea.Size
    }

    let id: ID
    var count: Int

    var tea: Tea? { Catalog.shipped.tea(id.tea) }
    var price: Decimal { (tea?.price(of: id.size) ?? 0) * Decimal(count) }
  }

  var items: [Item] = []
  var coupon: Coupon?
  /// What was stored, if it cannot be read. It is kept until the user empties the cart.
  private(set) var unreadable: String?

  static let mostPerItem = 20

  var count: Int { items.reduce(0) { $0 + $1.count } }
  var subtotal: Decimal { items.reduce(0) { $0 + $1.price } }
  var discount: Decimal { coupon.map { (subtotal * Decimal($0.percent) / 100).roundedToCents } ?? 0 }
  var total: Decimal { subtotal - discount }

  func count(of tea: Tea.ID) -> Int { items.reduce(0) { $0 + ($1.id.tea == tea ? $1.count : 0) } }

  mutating func add(_ tea: Tea.ID, _ size: Tea.Size, count: Int) {
    let id = Item.ID(tea: tea, size: size)
    if let index = items.firstIndex(where: { $0.id == id }) {
      items[index].count = min(items[index].count + count, Self.mostPerItem)
    } else {
      items.append(Item(id: id, count: count))
    }
  }
}

extension Cart: RawRepresentable {
  private struct Stored: Codable {
    var items: [Item]
    var coupon: Coupon?
  }

  init(rawValue: String) {
    if let stored = JSONText.decode(Stored.self, from: rawValue) {
      // A later catalog may lack a tea.
      (items, coupon) = (stored.items.filter { $0.tea != nil }, stored.coupon)
    } else {
      unreadable = rawValue
    }
  }

  var rawValue: String { unreadable ?? JSONText.encode(Stored(items: items, coupon: coupon)) }
}
