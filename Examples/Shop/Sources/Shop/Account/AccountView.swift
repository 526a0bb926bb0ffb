import Cairn
import SwiftUI

struct AccountView: View {
  @AppStorage("account") private var account = Account()
  @Environment(Visit.self) private var visit

  var body: some View {
    Group {
      if let email = account.email { page(email) } else { LogInForm() }
    }
    .navigationTitle("Account")
    // The form saves the address.
    .onNavigationResult(of: NewAddress.self) { _, _ in }
  }

  private func page(_ email: String) -> some View {
    List {
      Section {
        LabeledContent("Email") { Text(verbatim: email) }
        LabeledContent("Your Coupon") { Text(verbatim: Coupon.welcome.rawValue) }
      }
      Section("Addresses") {
        ForEach(account.addresses, id: \.self) { AddressText(address: $0) }
          .onDelete { account.addresses.remove(atOffsets: $0) }
        NavigationLink(value: NewAddress()) { Label("New Address", systemImage: "plus") }
      }
      Section {
        Button("Log Out", systemImage: "rectangle.portrait.and.arrow.right", role: .destructive) {
          account.email = nil
          visit.forgetDrafts()
        }
      }
    }
  }
}
