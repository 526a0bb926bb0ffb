import SwiftUI

@testable import Books

struct ThreeColumns: View {
  let library: Library
  @State private var shelf: Shelf? = .reading
  @State private var book: Book.ID?
  @State private var visibility = NavigationSplitViewVisibility.all

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(Shelf.allCases, selection: $shelf) { Text($0.title) }
        .navigationTitle("Shelves")
        .navigationSplitViewColumnWidth(min: 160, ideal: 200, max: 300)
    } content: {
      List(library.books(on: shelf ?? .wanted), selection: $book) { Text($0.title) }
        .navigationTitle("Books")
    } detail: {
      if let found = book.flatMap({ library.book($0) }) {
        Text(found.author).navigationTitle(found.title)
      } else {
        Text("Choose a book").navigationTitle("Book")
      }
    }
  }
}
