import Cairn
import SwiftUI

struct PaymentChooser: View {
  @Environment(\.finish) private var finish

  var body: some View {
    List(Payment.allCases) { payment in
      Button {
        finish(payment)
      } label: {
        Label {
          TwoLines(Text(payment.title), Text(payment.explanation))
        } icon: {
          Image(systemName: payment.symbol)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
      }
    }
    .navigationTitle("Payment")
  }
}
