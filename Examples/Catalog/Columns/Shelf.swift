import SwiftUI

/// Books on shelves, for the examples with columns.
struct Shelf: Hashable, Identifiable {
  let name: String
  let books: [Book]
  var id: String { name }

  static let all = [
    Shelf(name: "Sea", books: ["Moby-Dick", "Lord Jim", "The Sea-Wolf"].map(Book.init)),
    Shelf(name: "Land", books: ["Walden", "My Ántonia"].map(Book.init)),
    Shelf(name: "Air", books: ["Night Flight", "The Wind in the Willows"].map(Book.init)),
  ]
}

struct Book: Hashable, Identifiable {
  let title: String
  var id: String { title }

  init(title: String) { self.title = title }
}

/// The content of a column about a book.
struct BookPage: View {
  let book: Book?

  var body: some View {
    if let book {
      List {
        Text("“\(book.title)” has \(book.title.count) characters in its title.")
      }
      .navigationTitle(book.title)
    } else {
      Text("No book is chosen").foregroundStyle(.secondary)
    }
  }
}
