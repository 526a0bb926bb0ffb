import Cairn
import SwiftUI

extension View {
  /// Continues a visit at the next launch.
  func restoresVisit(_ visit: Bindable<Visit>) -> some View {
    restoresNavigation("tabs", tabs: visit.tabs, rules: pageNames)
      .restoresNavigation("checkout", selection: visit.checkout)
      .restoresNavigation("newAddress", selection: visit.newAddress)
  }
}

/// Names that stay when a type is renamed.
private let pageNames: [RestorationRule] = [
  .name("category", for: Category.self),
  .name("product", for: Product.self),
  .name("checkout", for: Checkout.self),
  .name("chooseAddress", for: ChooseAddress.self),
  .name("newAddress", for: NewAddress.self),
  .name("chooseDelivery", for: ChooseDelivery.self),
  .name("choosePayment", for: ChoosePayment.self),
  .name("review", for: Review.self),
  .name("order", for: OrderDetails.self),
]
