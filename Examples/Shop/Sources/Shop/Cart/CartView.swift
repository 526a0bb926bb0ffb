import Cairn
import SwiftUI

struct CartView: View {
  @AppStorage("cart") private var cart = Cart()
  @AppStorage("account") private var account = Account()
  @State private var outcome: NavigationOutcome?
  @Environment(Visit.self) private var visit
  @Environment(\.navigator) private var navigator

  var body: some View {
    content.navigationTitle("Cart")
  }

  @ViewBuilder private var content: some View {
    if cart.unreadable != nil {
      ContentUnavailableView {
        Label("Your Cart Cannot Be Read", systemImage: "exclamationmark.triangle")
      } description: {
        Text("Its file may be damaged, or come from a later version of the app.")
      } actions: {
        Button("Empty Cart", role: .destructive) { cart = Cart() }
      }
    } else if cart.items.isEmpty {
      ContentUnavailableView {
        Label("Your Cart Is Empty", systemImage: "cart")
      } description: {
        Text("Teas that you add appear here.")
      } actions: {
        Button("Browse Teas") { visit.continueShopping() }
      }
    } else {
      items
    }
  }

  private var items: some View {
    List {
      Section {
        ForEach($cart.items) { CartRow(item: $0) }
          .onDelete { cart.items.remove(atOffsets: $0) }
      }
      CouponSection(coupon: $cart.coupon)
      Section {
        if cart.discount > 0 {
          LabeledContent("Subtotal", value: cart.subtotal, format: .euros)
          LabeledContent("Discount", value: -cart.discount, format: .euros)
        }
        LabeledContent("Total", value: cart.total, format: .euros).bold()
      } footer: {
        if cart.total < Delivery.freeFrom {
          Text("Delivery is free from \(Delivery.freeFrom, format: .euros).")
        }
      }
      Section {
        Button("Check Out", systemImage: "creditcard") {
          if navigator.values.isEmpty { Task.immediate { outcome = await navigator.push(Checkout()) } }
        }
        Button("Continue Shopping", systemImage: "leaf") { visit.continueShopping() }
      } footer: {
        if outcome == .redirected, !account.isLoggedIn { Text("Log in to check out.") }
      }
    }
  }
}
