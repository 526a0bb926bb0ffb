import SwiftUI

struct ThreeColumnsPage: View {
  var body: some View {
    ExampleCover(about: "Shelves, the books on one of them, and one of the books.") { ThreeColumns(close: $0) }
  }
}

struct ThreeColumns: View {
  let close: () -> Void
  @State private var shelf: Shelf.ID? = "Sea"
  @State private var book: Book.ID?
  @Environment(\.horizontalSizeClass) private var width

  private var books: [Book] { Shelf.all.first { $0.id == shelf }?.books ?? [] }

  var body: some View {
    NavigationSplitView {
      List(Shelf.all, selection: $shelf) { Text($0.name) }
        .navigationTitle("Shelves")
        // In one column, this is the first page, and the button of the last one is two pages away.
        .toolbar { if width == .compact { CloseButton(close: close) } }
    } content: {
      List(books, selection: $book) { Text($0.title) }
        .navigationTitle(shelf ?? "Books")
    } detail: {
      BookPage(book: books.first { $0.id == book })
        .toolbar { CloseButton(close: close) }
    }
  }
}
