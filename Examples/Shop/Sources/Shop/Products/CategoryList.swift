import SwiftUI

/// The first page: all categories, or what a search finds in them.
struct CategoryList: View {
  @State private var query = ""
  @Environment(\.locale) private var locale

  private var found: [Tea] { Catalog.shipped.teas(matching: query, in: locale) }

  var body: some View {
    List {
      if query.isEmpty {
        ForEach(Category.allCases) { category in
          NavigationLink(value: category) { Label(category.title, systemImage: category.symbol) }
            .badge(Catalog.shipped.teas(in: category).count)
        }
      } else {
        ForEach(found) { TeaLink(tea: $0) }
      }
    }
    .overlay {
      if Catalog.shipped.teas.isEmpty {
        ContentUnavailableView("The Catalog Is Missing", systemImage: "exclamationmark.triangle")
      } else if !query.isEmpty, found.isEmpty {
        ContentUnavailableView(
          "No Teas Found", systemImage: "magnifyingglass", description: Text("Nothing matches “\(query)”."))
      }
    }
    .navigationTitle("Tea Shop")
    .searchable(text: $query, prompt: "Name or Taste")
  }
}
