import SwiftUI

/// One button for each shelf that the book is not on.
struct MoveMenu: View {
  @Binding var library: Library
  let book: Book

  var body: some View {
    ForEach(Shelf.allCases.filter { $0 != book.shelf }) { shelf in
      Button(shelf.title, systemImage: shelf.symbol) { library.move(book.id, to: shelf) }
    }
  }
}
