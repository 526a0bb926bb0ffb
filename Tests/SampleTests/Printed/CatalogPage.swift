import SwiftUI

// The code of the page "SwiftUI NavigationLink and navigationDestination", as printed. Declarations that its
// fragments omit are at the end.

struct Catalog: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Espresso Beans", value: Product(name: "Espresso Beans"))
        NavigationLink("Acme Roasters", value: Vendor(name: "Acme Roasters"))
      }
      .navigationDestination(for: Product.self) { product in
        Text("Product: \(product.name)")
      }
      .navigationDestination(for: Vendor.self) { vendor in
        Text("Vendor: \(vendor.name)")
      }
      .navigationTitle("Catalog")
    }
  }
}

struct Product: Hashable { let name: String }
struct Vendor: Hashable { let name: String }

struct OrderStack: View {
  let order = Order(id: "A-7")

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Show order", value: order.id)  // what
      }
      .navigationDestination(for: Order.ID.self) { id in  // where
        OrderDetail(id: id)
      }
    }
  }
}

struct StateDrivenPush: View {
  @State private var showDetail = false

  var body: some View {
    NavigationStack {
      Button("Load") { showDetail = true }
        .navigationDestination(isPresented: $showDetail) { Detail() }
    }
  }
}

struct Order: Identifiable {
  let id: String
}

struct OrderDetail: View {
  let id: Order.ID

  var body: some View {
    Text("Order \(id)").navigationTitle("Order")
  }
}

struct Detail: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Done") { dismiss() }.navigationTitle("Detail")
  }
}
