import Cairn
import SwiftUI

// Samples of Docs/Guide/LinksAndPaths.md and WindowsAndMenus.md.

private struct PreloadedShelf: View {
  let books: [BookPage]
  let preload: (BookPage) -> Void

  var body: some View {
    List(books, id: \.self) { book in
      NavigationLink("Book \(book.id)", value: book)
    }
    .onNavigationIntent(for: BookPage.self) { book in preload(book) }
  }
}

private struct ReadingPage: View {
  let book: BookPage
  @Environment(\.navigator) private var navigator

  var body: some View {
    Text("Book \(book.id)")
      .toolbar {
        Button("Open in New Window") { navigator.moveToWindow() }
      }
  }
}
