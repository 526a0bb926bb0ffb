import Cairn
import SwiftUI

/// The last page before an order is placed.
struct ReviewView: View {
  let choices: OrderChoices
  @AppStorage("cart") private var cart = Cart()
  @AppStorage("orders") private var orders = Orders()
  @State private var progress: Progress?
  /// Ends with whether the order was placed.
  @State private var placing: Task<Bool, Never>?
  @Environment(Visit.self) private var visit

  private enum Progress { case sending, confirming }

  var body: some View {
    Form {
      Section { ForEach(cart.items) { ItemRow(line: Order.Line($0)) } }
      ChoiceSections(choices: choices)
      Section { TotalRows(cart: cart, delivery: choices.delivery) }
      Section {
        switch progress {
        case nil:
          Button("Place Order", systemImage: "checkmark") {
            if placing == nil { placing = Task.immediate { await place() } }
          }
          .disabled(cart.items.isEmpty)
        case .sending: Waiting("Sending your order…")
        case .confirming: Waiting("The shop confirms your order…")
        }
      } footer: {
        if progress == .sending { Text("Go back to cancel.") }
      }
    }
    .navigationTitle("Review")
    .navigationGuard(when: progress != nil) { attempt in
      if attempt.cause == .tab { return true }
      placing?.cancel()
      return await placing?.value == false
    }
  }

  /// Stands for a server: an order can be canceled for two seconds, and is confirmed a second later.
  private func place() async -> Bool {
    progress = .sending
    visit.wasCanceled = false
    defer { (progress, placing) = (nil, nil) }
    do {
      try await Task.sleep(for: .seconds(2))
    } catch {
      visit.wasCanceled = true
      return false
    }
    progress = .confirming
    try? await Task.sleep(for: .seconds(1))
    let order = orders.place(cart, choices)
    cart = Cart()
    visit.show(placed: order)
    return true
  }
}
