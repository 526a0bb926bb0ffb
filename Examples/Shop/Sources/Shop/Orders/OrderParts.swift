import SwiftUI

struct ItemRow: View {
  let item: Cart.Item
  @Environment(\.locale) private var locale

  var body: some View {
    LabeledContent {
      Text(item.price, format: .euros)
    } label: {
      Text(item.tea?.name[locale] ?? item.id.tea)
      Text("\(item.count) × \(item.id.size.rawValue) g")
    }
  }
}

struct ChoiceSections: View {
  let choices: OrderChoices

  var body: some View {
    Section("Address") { AddressText(address: choices.address) }
    Section {
      LabeledContent("Delivery") { Text(choices.delivery.title) }
      LabeledContent("Payment") { Text(choices.payment.title) }
    }
  }
}
