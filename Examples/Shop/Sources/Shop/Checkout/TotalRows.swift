import SwiftUI

/// What a cart costs with its delivery.
struct TotalRows: View {
  let cart: Cart
  let delivery: Delivery?

  private var deliveryPrice: Decimal { delivery?.price(for: cart.total) ?? 0 }

  var body: some View {
    LabeledContent("Teas", value: cart.subtotal, format: .euros)
    if cart.discount > 0 { LabeledContent("Discount", value: -cart.discount, format: .euros) }
    if delivery != nil { LabeledContent("Delivery", value: deliveryPrice, format: .euros) }
    LabeledContent("Total", value: cart.total + deliveryPrice, format: .euros).bold()
  }
}
