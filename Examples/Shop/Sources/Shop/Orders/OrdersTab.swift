import SwiftUI

struct OrdersTab: View {
  @Environment(Visit.self) private var visit

  var body: some View {
    @Bindable var visit = visit
    NavigationStack(path: $visit.tabs[.orders]) {
      OrderList()
        .navigationDestination(for: OrderDetails.self) { OrderView(id: $0.id) }
        .navigationDestination(for: LogIn.self) { _ in LogInPage() }
    }
  }
}
