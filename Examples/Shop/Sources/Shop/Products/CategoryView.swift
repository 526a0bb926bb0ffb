import SwiftUI

struct CategoryView: View {
  let category: Category

  var body: some View {
    List {
      Section {
        ForEach(Catalog.shipped.teas(in: category)) { TeaLink(tea: $0) }
      } footer: {
        Text("Prices are for 100 g.")
      }
    }
    .navigationTitle(category.title)
  }
}
