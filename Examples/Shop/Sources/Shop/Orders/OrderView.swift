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
        ForEach(order.lines) { line in
          Button {
            visit.show(line.id.tea)
          } label: {
            ItemRow(line: line)
          }
        }
        TotalRows(subtotal: order.subtotal, discount: order.discount, delivery: order.delivery)
      }
      ChoiceSections(choices: order.choices)
      Section {
        Button("Order Again", systemImage: "arrow.clockwise") {
          for line in order.lines { cart.add(line.id.tea, line.id.size, count: line.count) }
          visit.tabs.selection = .cart
        }
        .disabled(cart.unreadable != nil)
      } footer: {
        let coupon = Coupon.secondCup
        Text("Thank you. The coupon \(coupon.rawValue) takes \(coupon.percent) % off your next order.")
      }
    }
  }
}
