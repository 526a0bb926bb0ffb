import SwiftUI

/// What teas cost together with their delivery.
struct TotalRows: View {
  let subtotal: Decimal
  let discount: Decimal
  let delivery: Decimal?

  var body: some View {
    LabeledContent("Teas", value: subtotal, format: .euros)
    if discount > 0 { LabeledContent("Discount", value: -discount, format: .euros) }
    if let delivery { LabeledContent("Delivery", value: delivery, format: .euros) }
    LabeledContent("Total", value: subtotal - discount + (delivery ?? 0), format: .euros).bold()
  }
}

extension TotalRows {
  init(cart: Cart, delivery: Delivery?) {
    self.init(subtotal: cart.subtotal, discount: cart.discount, delivery: delivery?.price(for: cart.total))
  }
}
