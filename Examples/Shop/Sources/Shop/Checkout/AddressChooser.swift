import Cairn
import SwiftUI

struct AddressChooser: View {
  @AppStorage("account") private var account = Account()
  @Environment(\.finish) private var finish
  @Environment(\.navigator) private var navigator

  var body: some View {
    List {
      ForEach(account.addresses, id: \.self) { address in
        Button {
          finish(address)
        } label: {
          AddressText(address: address)
        }
      }
      Button("New Address", systemImage: "plus") {
        guard navigator.isOnTop(ChooseAddress.self) else { return }
        Task.immediate { if let address = try? await navigator.result(of: NewAddress()) { finish(address) } }
      }
    }
    .navigationTitle("Address")
    .onNavigationResult(of: NewAddress.self) { address, _ in finish(address) }
  }
}
