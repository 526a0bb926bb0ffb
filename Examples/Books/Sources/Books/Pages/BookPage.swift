import SwiftUI

struct BookPage: View {
  @Binding var library: Library
  let id: Book.ID
  @State private var isDeleting = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    if let index = library.books.firstIndex(where: { $0.id == id }) {
      page($library.books[index])
    } else {
      ContentUnavailableView("No Such Book", systemImage: "questionmark")
        .navigationTitle("Book")
    }
  }

  private func page(_ book: Binding<Book>) -> some View {
    Form {
      LabeledContent("Author", value: book.wrappedValue.author)
      Picker("Shelf", selection: book.shelf) {
        ForEach(Shelf.allCases) { Text($0.title).tag($0) }
      }
      Section("Notes") {
        TextField("Notes", text: book.notes, axis: .vertical)
      }
    }
    .navigationTitle(book.wrappedValue.title)
    .toolbar {
      Button("Delete", systemImage: "trash", role: .destructive) { isDeleting = true }
    }
    .alert("Delete this book?", isPresented: $isDeleting) {
      Button("Delete", role: .destructive) {
        dismiss()
        library.remove(id)
      }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("Its notes are deleted, too.")
    }
  }
}
