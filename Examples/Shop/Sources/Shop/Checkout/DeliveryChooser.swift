import Cairn
import SwiftUI

struct DeliveryChooser: View {
  @AppStorage("cart") private var cart = Cart()
  @Environment(\.finish) private var finish

  var body: some View {
    List(Delivery.allCases) { delivery in
      let price = delivery.price(for: cart.total)
      Button {
        finish(delivery)
      } label: {
        HStack {
          Label {
            TwoLines(Text(delivery.title), Text("\(delivery.days) working days"))
          } icon: {
            Image(systemName: delivery.symbol)
          }
          Spacer()
          price == 0 ? Text("Free") : Text(price, format: .euros)
        }
        .accessibilityElement(children: .combine)
      }
    }
    .navigationTitle("Delivery")
  }
}
