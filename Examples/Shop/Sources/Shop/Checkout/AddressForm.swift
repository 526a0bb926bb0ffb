import Cairn
import SwiftUI

/// Adds an address to the account. What is typed belongs to the visit, so it survives a restart.
struct AddressForm: View {
  @AppStorage("account") private var account = Account()
  @State private var leaving: NavigationAttempt?
  @FocusState private var field: Field?
  @Environment(Visit.self) private var visit
  @Environment(\.finish) private var finish

  private enum Field: Int { case name, street, postalCode, city }

  var body: some View {
    @Bindable var visit = visit
    Form {
      Section {
        TextField("Name", text: $visit.newAddress.name).focused($field, equals: .name)
        TextField("Street", text: $visit.newAddress.street).focused($field, equals: .street)
        TextField("Postal Code", text: $visit.newAddress.postalCode).focused($field, equals: .postalCode)
        TextField("City", text: $visit.newAddress.city).focused($field, equals: .city)
      }
      .onSubmit { field = field.flatMap { Field(rawValue: $0.rawValue + 1) } }
      Section {
        Button("Save Address", systemImage: "checkmark", action: save)
          .disabled(!visit.newAddress.isComplete)
      }
    }
    .navigationTitle("New Address")
    .onAppear { field = .name }
    .navigationGuard(when: visit.newAddress.isStarted) { attempt in
      // Another tab keeps the page.
      if attempt.cause == .tab { attempt.proceed() } else { leaving = attempt }
    }
    .confirmationDialog("Discard this address?", isPresented: $leaving.isPresented, titleVisibility: .visible) {
      Button("Discard Address", role: .destructive) {
        visit.newAddress = Address()
        leaving?.proceed()
      }
      Button("Keep Editing", role: .cancel) {}
    }
  }

  private func save() {
    let address = visit.newAddress
    visit.newAddress = Address()
    if !account.addresses.contains(address) { account.addresses.append(address) }
    finish(address)
  }
}
