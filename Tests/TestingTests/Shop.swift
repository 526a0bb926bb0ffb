import SwiftUI

/// A small app with one of most things a test can touch.
struct ShopView: View {
  @State private var items = ["Milk", "Bread", "Salt"]
  @State private var cart: [String] = []
  @State private var name = ""
  @State private var isGift = false
  @State private var size = "Small"
  @State private var volume = 0.0
  @State private var count = 1
  @State private var isAsking = false
  @State private var isShowingCart = false

  var body: some View {
    NavigationStack {
      List {
        Section("Order") {
          TextField("Name", text: $name)
          TextField("Notes", text: .constant("")).disabled(true)
          Toggle("Gift", isOn: $isGift)
          Picker("Size", selection: $size) {
            Text("Small").tag("Small")
            Text("Large").tag("Large")
          }
          .pickerStyle(.menu)
          Slider(value: $volume, in: 0...10) { Text("Volume") }
          Stepper("Count \(count)", value: $count)
        }
        Section("Shelf") {
          ForEach(items, id: \.self) { item in
            HStack {
              Text(item)
              Button("Buy") { cart.append(item) }
            }
          }
          .onDelete { items.remove(atOffsets: $0) }
        }
        Section("Pages") {
          NavigationLink("About") { Text("A small shop.").navigationTitle("About us") }
        }
      }
      .navigationTitle("Shop")
      .toolbar {
        Button("Cart") { isShowingCart = true }
        Button("Order") { isAsking = true }.disabled(cart.isEmpty)
        Text("Nowhere").hidden()
      }
      .alert("Order \(cart.count)?", isPresented: $isAsking) {
        Button("Yes") { cart = [] }
        Button("No", role: .cancel) {}
      }
      .sheet(isPresented: $isShowingCart) {
        VStack {
          Text("In the cart: \(cart.joined(separator: ", "))")
          Button("Empty") { cart = [] }
        }
        .navigationTitle("Cart")
      }
    }
  }
}
