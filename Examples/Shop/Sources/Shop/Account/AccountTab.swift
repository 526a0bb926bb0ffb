import SwiftUI

struct AccountTab: View {
  @Environment(Visit.self) private var visit

  var body: some View {
    @Bindable var visit = visit
    NavigationStack(path: $visit.tabs[.account]) {
      AccountView()
        .navigationDestination(for: NewAddress.self) { _ in AddressForm() }
    }
  }
}
