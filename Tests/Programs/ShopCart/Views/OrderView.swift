import SwiftUI

struct OrderView: View {
    @EnvironmentObject var order: Order

    var body: some View {
        NavigationView {
            List {
                Section {
                    ForEach(order.items) { item in
                        Stepper(
                            value: Binding(
                                get: { order.quantities[item.id, default: 1] },
                                set: { order.quantities[item.id] = $0 }
                            ), in: 1...9
                        ) {
                            HStack {
                                Text("\(order.quantities[item.id, default: 1]) × \(item.name)")
                                Spacer()
                                Text("$\(item.price, specifier: "%.2f")").foregroundColor(.secondary)
                            }
                        }
                    }
                    .onDelete { offsets in
                        for index in offsets.sorted(by: >) { order.remove(item: order.items[index]) }
                    }
                }

                Section {
                    NavigationLink(destination: CheckoutView()) {
                        Text("Place the order")
                    }
                }
                .disabled(order.items.isEmpty)
            }
            .navigationTitle("Order")
            .listStyle(InsetGroupedListStyle())
            .toolbar {
                EditButton()
            }
        }
    }
}

struct CheckoutView: View {
    @EnvironmentObject var order: Order
    @State private var paymentType = "Cash"
    @State private var addLoyalty = false
    @State private var loyaltyNumber = ""
    @State private var tip = 15
    @State private var showingAlert = false
    @State private var showingOptions = false

    private let paymentTypes = ["Cash", "Card", "Points"]
    private let tips = [0, 10, 15, 20]

    private var totalPrice: String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.locale = Locale(identifier: "en_US")
        let total = order.total
        let tipValue = total / 100 * Double(tip)
        return formatter.string(from: NSNumber(value: total + tipValue)) ?? "$0"
    }

    var body: some View {
        Form {
            Section {
                Picker("How do you want to pay?", selection: $paymentType) {
                    ForEach(paymentTypes, id: \.self) {
                        Text($0)
                    }
                }
                Toggle("Add loyalty card", isOn: $addLoyalty.animation())
                if addLoyalty {
                    TextField("Card number", text: $loyaltyNumber)
                        .keyboardType(.numberPad)
                }
            }
            Section(header: Text("Add a tip?")) {
                Picker("Percentage:", selection: $tip) {
                    ForEach(tips, id: \.self) { amount in
                        Text("\(amount)%")
                    }
                }
                .pickerStyle(.segmented)
            }
            Section(header: Text("Total: \(totalPrice)").font(.largeTitle)) {
                Button("Confirm order") {
                    showingAlert.toggle()
                }
                Button("More") { showingOptions = true }
            }
        }
        .navigationTitle("Payment")
        .navigationBarTitleDisplayMode(.inline)
        .alert("Order confirmed", isPresented: $showingAlert) {
            Button("OK") { order.clear() }
        } message: {
            Text("Your total was \(totalPrice) – thank you!")
        }
        .actionSheet(isPresented: $showingOptions) {
            ActionSheet(
                title: Text("More"),
                message: Text("What else?"),
                buttons: [
                    .default(Text("Bring a receipt")) { print("receipt") },
                    .destructive(Text("Empty the order")) { order.clear() },
                    .cancel(),
                ]
            )
        }
    }
}

struct ProfileView: View {
    @AppStorage("username") private var username = "Guest"
    @AppStorage("newsletter") var newsletter: Bool = false
    @State private var birthday = Date(timeIntervalSince1970: 0)

    var body: some View {
        NavigationView {
            Form {
                TextField("Name", text: $username)
                Toggle(isOn: $newsletter) {
                    VStack(alignment: .leading) {
                        Text("Newsletter")
                        Text("Once a month").font(.footnote).foregroundColor(.secondary)
                    }
                }
                DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
                Link("Our site", destination: URL(string: "https://example.com")!)
            }
            .navigationBarTitle("Profile")
        }
    }
}

struct OrderView_Previews: PreviewProvider {
    static var previews: some View {
        OrderView().environmentObject(Order())
    }
}
