import SwiftUI

struct CartRow: View {
  @Binding var item: Cart.Item
  @Environment(\.locale) private var locale

  var body: some View {
    Stepper(value: $item.count, in: 1...Cart.mostPerItem) {
      LabeledContent {
        Text(item.price, format: .euros)
      } label: {
        Text(item.tea?.name[locale] ?? item.id.tea)
        Text("\(item.count) × \(item.id.size.rawValue) g")
      }
    }
  }
}
