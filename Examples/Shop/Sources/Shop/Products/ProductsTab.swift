import SwiftUI

struct ProductsTab: View {
  @Environment(Visit.self) private var visit

  var body: some View {
    @Bindable var visit = visit
    NavigationStack(path: $visit.products) {
      CategoryList()
        .navigationDestination(for: Category.self) { CategoryView(category: $0) }
        .navigationDestination(for: Product.self) { ProductView(product: $0) }
    }
  }
}
