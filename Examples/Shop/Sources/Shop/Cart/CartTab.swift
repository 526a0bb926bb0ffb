import SwiftUI

struct CartTab: View {
  @Environment(Visit.self) private var visit

  var body: some View {
    @Bindable var visit = visit
    NavigationStack(path: $visit.tabs[.cart]) {
      CartView()
        .navigationDestination(for: LogIn.self) { _ in LogInPage() }
        .navigationDestination(for: Checkout.self) { _ in CheckoutView() }
        .navigationDestination(for: ChooseAddress.self) { _ in AddressChooser() }
        .navigationDestination(for: NewAddress.self) { _ in AddressForm() }
        .navigationDestination(for: ChooseDelivery.self) { _ in DeliveryChooser() }
        .navigationDestination(for: ChoosePayment.self) { _ in PaymentChooser() }
        .navigationDestination(for: Review.self) { ReviewView(choices: $0.choices) }
    }
  }
}
