import SwiftUI

enum Delivery: String, CaseIterable, Identifiable, Codable {
  case standard, express, pickup

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .standard: "Standard"
    case .express: "Express"
    case .pickup: "Pick Up"
    }
  }

  var symbol: String {
    switch self {
    case .standard: "shippingbox"
    case .express: "hare"
    case .pickup: "storefront"
    }
  }

  /// In working days.
  var days: Int {
    switch self {
    case .standard: 3
    case .express, .pickup: 1
    }
  }

  static let freeFrom: Decimal = 40

  func price(for goods: Decimal) -> Decimal {
    switch self {
    case .standard: goods >= Self.freeFrom ? 0 : Decimal(390) / 100
    case .express: Decimal(790) / 100
    case .pickup: 0
    }
  }
}
