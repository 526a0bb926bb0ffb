import SwiftUI

enum Payment: String, CaseIterable, Identifiable, Codable {
  case invoice, transfer, cash

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .invoice: "Invoice"
    case .transfer: "Bank Transfer"
    case .cash: "Cash on Delivery"
    }
  }

  var explanation: LocalizedStringKey {
    switch self {
    case .invoice: "You pay within 14 days."
    case .transfer: "We send the tea when the money has arrived."
    case .cash: "You pay at the door."
    }
  }

  var symbol: String {
    switch self {
    case .invoice: "doc.text"
    case .transfer: "building.columns"
    case .cash: "banknote"
    }
  }
}
