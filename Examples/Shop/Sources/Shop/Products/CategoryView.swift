import SwiftUI

struct CategoryView: View {
  let category: Category

  var body: some View {
    List(Catalog.shipped.teas(in: category)) { TeaLink(tea: $0) }
      .navigationTitle(category.title)
  }
}
