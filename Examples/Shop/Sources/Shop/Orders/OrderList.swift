import SwiftUI

struct OrderList: View {
  @AppStorage("orders") private var orders = Orders()

  var body: some View {
    List(orders.all) { order in
      NavigationLink(value: OrderDetails(id: order.id)) {
        HStack {
          TwoLines(
            Text("Order \(String(order.id))"), Text(order.date, format: .dateTime.day().month(.wide).year()))
          Spacer()
          Text(order.total, format: .euros)
        }
        .accessibilityElement(children: .combine)
      }
    }
    .overlay {
      if orders.all.isEmpty {
        ContentUnavailableView(
          "No Orders", systemImage: "shippingbox", description: Text("Your orders appear here."))
      }
    }
    .navigationTitle("Orders")
  }
}
