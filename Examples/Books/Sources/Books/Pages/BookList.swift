import SwiftUI

struct BookList: View {
  @Binding var library: Library
  let shelf: Shelf
  @State private var query = ""
  @State private var isAdding = false
  @Environment(\.openWindow) private var openWindow

  private var found: [Book] {
    let books = library.books(on: shelf)
    if query.isEmpty { return books }
    return books.filter { $0.title.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    List {
      ForEach(found) { book in
        NavigationLink(value: book.id) { BookRow(book: book) }
          .swipeActions {
            Button("Delete", systemImage: "trash", role: .destructive) { library.remove(book.id) }
          }
          .contextMenu { MoveMenu(library: $library, book: book) }
      }
    }
    .overlay {
      if found.isEmpty { ContentUnavailableView("No Books", systemImage: "books.vertical") }
    }
    .navigationTitle(shelf.title)
    .searchable(text: $query, prompt: "Title")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Add", systemImage: "plus") { isAdding = true }
      }
      ToolbarItem(placement: .secondaryAction) {
        Button("Statistics", systemImage: "chart.bar") { openWindow(id: "statistics") }
      }
    }
    .sheet(isPresented: $isAdding) { AddBook(library: $library, shelf: shelf) }
    .focusedSceneValue(\.addBook) { isAdding = true }
  }
}
