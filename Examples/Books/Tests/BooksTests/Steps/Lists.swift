import SwiftUI

@testable import Books

struct SectionedList: View {
  let library: Library

  var body: some View {
    List {
      ForEach(Shelf.allCases) { shelf in
        Section(shelf.title) {
          ForEach(library.books(on: shelf)) { book in Text(book.title) }
        }
      }
    }
  }
}

struct EditableList: View {
  @State private var titles = ["Emma", "Middlemarch", "Walden"]

  var body: some View {
    List {
      ForEach(titles, id: \.self) { Text($0) }
        .onDelete { titles.remove(atOffsets: $0) }
        .onMove { titles.move(fromOffsets: $0, toOffset: $1) }
    }
    .toolbar { EditButton() }
  }
}

struct SelectableList: View {
  let library: Library
  @State private var selection: Set<Book.ID> = []

  var body: some View {
    List(library.books, selection: $selection) { Text($0.title) }
      .toolbar { Text("\(selection.count) selected") }
  }
}

struct RefreshableList: View {
  @State private var titles: [String] = []
  let load: () async -> [String]

  var body: some View {
    List(titles, id: \.self) { Text($0) }
      .refreshable { titles = await load() }
      .task { titles = await load() }
  }
}
