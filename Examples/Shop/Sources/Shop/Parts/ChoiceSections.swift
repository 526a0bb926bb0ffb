import SwiftUI

/// How an order is delivered and paid.
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
