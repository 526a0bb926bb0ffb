import Cairn
import SwiftUI

struct ProductsTab: View {
  @Environment(Visit.self) private var visit

  var body: some View {
    @Bindable var visit = visit
    NavigationStack(path: $visit.tabs[.products]) {
      CategoryList()
        .navigationDestination(for: Category.self) { CategoryView(category: $0) }
        .navigationDestination(for: Product.self) { ProductView(product: $0) }
    }
    // /teas/green/tea/sencha?size=100
    .navigationURLs(
      URLPattern("/teas/{category}", for: Category.self), URLPattern("/tea/{tea}?size={size}", for: Product.self))
  }
}
