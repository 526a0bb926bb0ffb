import Cairn
import SwiftUI

struct DeliveryChooser: View {
  @AppStorage("cart") private var cart = Cart()
  @Environment(\.finish) private var finish

  var body: some View {
    List(Delivery.allCases) { delivery in
      Button {
        finish(delivery)
      } label: {
        LabeledContent {
          Text(delivery.price(for: cart.total), format: .euros)
        } label: {
          Label(delivery.title, systemImage: delivery.symbol)
          Text("\(delivery.days) working days")
        }
      }
    }
    .navigationTitle("Delivery")
  }
}

struct PaymentChooser: View {
  @Environment(\.finish) private var finish

  var body: some View {
    List(Payment.allCases) { payment in
      Button {
        finish(payment)
      } label: {
        LabeledContent {
          EmptyView()
        } label: {
          Label(payment.title, systemImage: payment.symbol)
          Text(payment.explanation)
        }
      }
    }
    .navigationTitle("Payment")
  }
}
