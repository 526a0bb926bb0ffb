import SwiftUI

/// An item of a cart or an order.
struct ItemRow: View {
  let line: Order.Line
  @Environment(\.locale) private var locale

  var body: some View {
    HStack {
      TwoLines(
        Text(verbatim: Catalog.shipped.tea(line.id.tea)?.name[locale] ?? line.id.tea),
        Text("\(line.count) × \(line.id.size.rawValue) g"))
      Spacer()
      Text(line.price, format: .euros)
    }
    .accessibilityElement(children: .combine)
  }
}
