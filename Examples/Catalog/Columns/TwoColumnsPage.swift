import SwiftUI

struct TwoColumnsPage: View {
  var body: some View {
    ExampleCover(about: "A sidebar and a detail side by side; one above the other where there is no room.") {
      TwoColumns(close: $0)
    }
  }
}

private struct TwoColumns: View {
  let close: () -> Void
  @State private var shelf: Shelf.ID?

  var body: some View {
    NavigationSplitView {
      List(Shelf.all, selection: $shelf) { shelf in
        Text(shelf.name)
      }
      .navigationTitle("Shelves")
      .toolbar { CloseButton(close: close) }
    } detail: {
      NavigationStack {
        if let shelf = Shelf.all.first(where: { $0.id == shelf }) {
          List(shelf.books) { book in
            NavigationLink(book.title, value: book)
          }
          .navigationTitle(shelf.name)
          .navigationDestination(for: Book.self) { BookPage(book: $0) }
        } else {
          Text("Choose a shelf").foregroundStyle(.secondary)
        }
      }
    }
  }
}
