import SwiftUI

struct AddressText: View {
  let address: Address

  var body: some View {
    TwoLines(Text(verbatim: address.name), Text(verbatim: address.place))
      .accessibilityElement(children: .combine)
  }
}
