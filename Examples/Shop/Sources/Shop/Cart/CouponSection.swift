import SwiftUI

struct CouponSection: View {
  @Binding var coupon: Coupon?
  @State private var code = ""
  @State private var unknownCode: String?

  var body: some View {
    Section {
      if let coupon {
        LabeledContent {
          Text("\(coupon.percent) % off")
        } label: {
          Label(coupon.rawValue, systemImage: "ticket")
        }
        Button("Remove Coupon", role: .destructive) { self.coupon = nil }
      } else {
        TextField("Coupon", text: $code)
          .autocorrectionDisabled()
          .onSubmit(apply)
        Button("Apply Coupon", action: apply)
          .disabled(code.isEmpty)
      }
    } footer: {
      if let unknownCode { Text("There is no coupon “\(unknownCode)”.") }
    }
  }

  private func apply() {
    coupon = Coupon(code: code)
    unknownCode = coupon == nil ? code : nil
    if coupon != nil { code = "" }
  }
}
