import SwiftUI

@testable import Books

struct ScopedSearch: View {
  let library: Library
  @State private var query = ""
  @State private var shelf = Shelf.wanted

  private var found: [Book] {
    library.books(on: shelf).filter { query.isEmpty || $0.title.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    List(found) { Text($0.title) }
      .navigationTitle("Books")
      .searchable(text: $query)
      .searchScopes($shelf) {
        ForEach(Shelf.allCases) { Text($0.title).tag($0) }
      }
      .searchSuggestions {
        Text("Emma").searchCompletion("Emma")
      }
      .onSubmit(of: .search) { query = query.trimmingCharacters(in: .whitespaces) }
  }
}
