import SwiftUI

struct AddBook: View {
  @Binding var library: Library
  let shelf: Shelf
  @State private var title = ""
  @State private var author = ""
  @FocusState private var isTitleFocused: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title)
          .focused($isTitleFocused)
        TextField("Author", text: $author)
      }
      .navigationTitle("New Book")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            library.add(title: title, author: author, shelf: shelf)
            dismiss()
          }
          .disabled(title.isEmpty)
        }
      }
      .onAppear { isTitleFocused = true }
    }
  }
}
