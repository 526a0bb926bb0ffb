import Cairn

// The values on the paths, each of which stands for a page. `Category` is one, too.

/// The page of a tea. Its options are part of the path, so they survive a restart.
struct Product: Hashable, Codable {
  let tea: Tea.ID
  var size = Tea.Size.medium
}

extension Product {
  /// A URL may leave out the size.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    tea = try values.decode(Tea.ID.self, forKey: .tea)
    size = try values.decodeIfPresent(Tea.Size.self, forKey: .size) ?? .medium
  }
}

struct Checkout: Hashable, Codable {}

struct ChooseAddress: Hashable, Codable, ResultPage {
  typealias PageResult = Address
}

struct NewAddress: Hashable, Codable, ResultPage {
  typealias PageResult = Address
}

struct ChooseDelivery: Hashable, Codable, ResultPage {
  typealias PageResult = Delivery
}

struct ChoosePayment: Hashable, Codable, ResultPage {
  typealias PageResult = Payment
}

struct Review: Hashable, Codable {
  let choices: OrderChoices
}

struct OrderDetails: Hashable, Codable {
  let id: Order.ID
}

/// Shown in place of pages for which the user has to log in. It is not `Codable`, because a restart forgets what was
/// wanted.
struct LogIn: Hashable {}
