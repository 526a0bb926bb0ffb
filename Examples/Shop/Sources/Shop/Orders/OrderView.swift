import SwiftUI

struct OrderView: View {
  let id: Order.ID
  @AppStorage("orders") private var orders = Orders()
  @AppStorage("cart") private var cart = Cart()
  @Environment(Visit.self) private var visit

  var body: some View {
    Group {
      if let order = orders.order(id) {
        page(order)
      } else {
        ContentUnavailableView("No Such Order", systemImage: "questionmark")
      }
    }
    .navigationTitle("Order \(String(id))")
  }

  private func page(_ order: Order) -> some View {
    Form {
      Section {
        LabeledContent("Date") { Text(order.date, format: .dateTime.day().month(.wide).year()) }
        ForEach(order.items) { item in
          Button {
            visit.show(item.id.tea)
          } label: {
            ItemRow(item: item)
          }
        }
        if order.discount > 0 { LabeledContent("Discount", value: -order.discount, format: .euros) }
        LabeledContent("Total", value: order.total, format: .euros).bold()
      }
      ChoiceSections(choices: order.choices)
      Section {
        Button("Order Again", systemImage: "arrow.clockwise") {
          for item in order.items { cart.add(item.id.tea, item.id.size, count: item.count) }
          visit.place = .cart
        }
        .disabled(cart.unreadable != nil)
      } footer: {
        Text("Thank you. The coupon \(Coupon.secondCup.rawValue) takes \(Coupon.secondCup.percent) % off your next order.")
      }
    }
  }
}
