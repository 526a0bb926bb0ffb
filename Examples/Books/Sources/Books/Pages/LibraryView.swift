import SwiftUI

struct LibraryView: View {
  @AppStorage("library") private var library = Library.sample
  @SceneStorage("shelf") private var shelf: Shelf?
  @State private var path: [Book.ID] = []

  var body: some View {
    NavigationSplitView {
      List(Shelf.allCases, selection: $shelf) { shelf in
        Label(shelf.title, systemImage: shelf.symbol)
          .badge(library.books(on: shelf).count)
      }
      .navigationTitle("Books")
    } detail: {
      NavigationStack(path: $path) {
        Group {
          if let shelf {
            BookList(library: $library, shelf: shelf)
          } else {
            ContentUnavailableView("Choose a Shelf", systemImage: "books.vertical")
          }
        }
        .navigationDestination(for: Book.ID.self) { id in
          BookPage(library: $library, id: id)
        }
      }
      .bookURLs()
    }
    .onOpenURL { url in
      guard let id = Int(url.lastPathComponent), let book = library.book(id) else { return }
      shelf = book.shelf
      path = [book.id]
    }
  }
}
