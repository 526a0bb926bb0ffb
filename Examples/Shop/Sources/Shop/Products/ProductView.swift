import Cairn
import SwiftUI

struct ProductView: View {
  let product: Product
  @State private var count = 1
  @AppStorage("cart") private var cart = Cart()
  @Environment(Visit.self) private var visit
  @Environment(\.locale) private var locale

  var body: some View {
    if let tea = Catalog.shipped.tea(product.tea) {
      Form {
        Section {
          Text(tea.taste[locale])
          LabeledContent {
            Text("\(tea.temperature) °C")
          } label: {
            Label("Water", systemImage: "thermometer.medium")
          }
          LabeledContent {
            Text("\(tea.minutes) minutes")
          } label: {
            Label("Brewing Time", systemImage: "timer")
          }
        }
        order(tea)
        if cart.count(of: tea.id) > 0 { inCart(tea) }
        similar(tea)
      }
      .navigationTitle(tea.name[locale])
      .navigationBackTitle(visit.tabs.backTab?.title)
    } else {
      ContentUnavailableView("This Tea Is Sold Out", systemImage: "leaf")
        .navigationTitle("Tea")
    }
  }

  /// The size is written into the path.
  private var size: Binding<Tea.Size> {
    Binding {
      product.size
    } set: { size in
      visit.tabs[.products] = visit.tabs[.products].map(Product.self) {
        $0.tea == product.tea ? Product(tea: $0.tea, size: size) : $0
      }
    }
  }

  private func order(_ tea: Tea) -> some View {
    Section("Order") {
      Picker("Size", selection: size) {
        ForEach(Tea.Size.allCases) { Text($0.title).tag($0) }
      }
      Stepper("\(count) packs", value: $count, in: 1...Cart.mostPerItem)
      LabeledContent("Price", value: tea.price(of: product.size) * Decimal(count), format: .euros)
      Button("Add to Cart", systemImage: "cart.badge.plus") {
        cart.add(tea.id, product.size, count: count)
        count = 1
      }
      .disabled(cart.unreadable != nil)
    }
  }

  private func inCart(_ tea: Tea) -> some View {
    Section {
      Label("\(cart.count(of: tea.id)) in your cart", systemImage: "checkmark")
      Button("View Cart") { visit.tabs.selection = .cart }
      Button("Continue Shopping") { visit.continueShopping() }
    }
  }

  private func similar(_ tea: Tea) -> some View {
    Section("Similar Teas") {
      ForEach(Catalog.shipped.teas(in: tea.category).filter { $0.id != tea.id }.prefix(3)) { other in
        Button {
          visit.show(other.id)
        } label: {
          TeaRow(tea: other)
        }
      }
    }
  }
}
