import Cairn
import SwiftUI

/// Collects what an order needs. Each choice is a page that answers.
struct CheckoutView: View {
  @AppStorage("cart") private var cart = Cart()
  @AppStorage("account") private var account = Account()
  @State private var lastEnd: NavigationEnd?
  @Environment(Visit.self) private var visit
  @Environment(\.navigator) private var navigator

  var body: some View {
    @Bindable var visit = visit
    Form {
      Section {
        choice("Address", "house", chosen: visit.checkout.address.map { Text(verbatim: $0.name) }) {
          visit.checkout.address = try await navigator.result(of: ChooseAddress())
        }
        choice("Delivery", "shippingbox", chosen: visit.checkout.delivery.map { Text($0.title) }) {
          visit.checkout.delivery = try await navigator.result(of: ChooseDelivery())
        }
        choice("Payment", "creditcard", chosen: visit.checkout.payment.map { Text($0.title) }) {
          visit.checkout.payment = try await navigator.result(of: ChoosePayment())
        }
      } footer: {
        if lastEnd == .left, visit.checkout.choices == nil { Text("Something is still to be chosen.") }
      }
      Section {
        TotalRows(cart: cart, delivery: visit.checkout.delivery)
      }
      Section {
        NavigationLink(value: visit.checkout.choices.map(Review.init)) {
          Label("Review Order", systemImage: "checklist")
        }
        .disabled(cart.items.isEmpty)
      } footer: {
        if visit.wasCanceled { Text("Your order was not sent.") }
      }
    }
    .navigationTitle("Checkout")
    .onAppear { if visit.checkout.address == nil { visit.checkout.address = account.addresses.first } }
    // After a restart nobody waits for the pages above.
    .onNavigationResult(of: ChooseAddress.self) { address, _ in visit.checkout.address = address }
    .onNavigationResult(of: ChooseDelivery.self) { delivery, _ in visit.checkout.delivery = delivery }
    .onNavigationResult(of: ChoosePayment.self) { payment, _ in visit.checkout.payment = payment }
  }

  private func choice(
    _ title: LocalizedStringKey, _ symbol: String, chosen: Text?, choose: @escaping @MainActor () async throws -> Void
  ) -> some View {
    Button {
      guard navigator.isOnTop(Checkout.self) else { return }
      Task.immediate {
        do {
          try await choose()
          lastEnd = nil
        } catch {
          lastEnd = error as? NavigationEnd
        }
      }
    } label: {
      LabeledContent {
        chosen ?? Text("Choose…")
      } label: {
        Label(title, systemImage: symbol)
      }
    }
  }
}
