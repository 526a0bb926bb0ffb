import Cairn
import SwiftUI

struct ShopView: View {
  @State private var visit = Visit()
  @AppStorage("cart") private var cart = Cart()
  @AppStorage("account") private var account = Account()

  var body: some View {
    @Bindable var visit = visit
    TabView(selection: $visit.tabs.selection) {
      Tab(Visit.Place.products.title, systemImage: "leaf", value: .products) { ProductsTab() }
      Tab(Visit.Place.cart.title, systemImage: "cart", value: .cart) { CartTab() }
        .badge(cart.count)
      Tab(Visit.Place.orders.title, systemImage: "shippingbox", value: .orders) { OrdersTab() }
      Tab(Visit.Place.account.title, systemImage: "person", value: .account) { AccountTab() }
    }
    .environment(visit)
    .navigationSelection($visit.tabs.selection)
    .restoresVisit($visit)
    .navigationRedirect(for: Checkout.self) { _ in account.isLoggedIn ? nil : LogIn() }
    .navigationRedirect(for: OrderDetails.self) { _ in account.isLoggedIn ? nil : LogIn() }
  }
}
