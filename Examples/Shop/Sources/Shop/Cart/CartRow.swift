import SwiftUI

struct CartRow: View {
  @Binding var item: Cart.Item
  @Environment(\.locale) private var locale

  var body: some View {
    HStack {
      ItemRow(line: Order.Line(item))
      Stepper(value: $item.count, in: 1...Cart.mostPerItem) {
        Text("Number of \(item.tea?.name[locale] ?? item.id.tea)")
      }
      .labelsHidden()
    }
  }
}
