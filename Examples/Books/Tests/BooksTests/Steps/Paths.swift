import SwiftUI

@testable import Books

struct BookStack: View {
  let library: Library
  @State private var path: [Book.ID] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(library.books) { book in
        NavigationLink(book.title, value: book.id)
      }
      .navigationTitle("Books")
      .navigationDestination(for: Book.ID.self) { id in
        BookDetail(book: library.book(id), path: $path)
      }
    }
    .onOpenURL { url in
      if let id = Int(url.lastPathComponent) { path = [id] }
    }
  }
}

struct BookDetail: View {
  let book: Book?
  @Binding var path: [Book.ID]

  var body: some View {
    VStack {
      Text(book?.author ?? "Unknown author")
      Button("All Books") { path.removeAll() }
    }
    .navigationTitle(book?.title ?? "Book")
  }
}

struct Author: Hashable, Codable {
  var name: String
}

struct RestoredStack: View {
  let library: Library
  @State private var path = NavigationPath()
  @SceneStorage("path") private var saved: Data?

  var body: some View {
    NavigationStack(path: $path) {
      List(library.books) { book in
        NavigationLink(book.title, value: book.id)
        NavigationLink(book.author, value: Author(name: book.author))
      }
      .navigationTitle("Books")
      .navigationDestination(for: Book.ID.self) { id in
        Text(library.book(id)?.author ?? "").navigationTitle(library.book(id)?.title ?? "Book")
      }
      .navigationDestination(for: Author.self) { author in
        Text("Books by \(author.name)").navigationTitle(author.name)
      }
    }
    .onAppear {
      guard let saved else { return }
      let stored = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved)
      if let stored { path = NavigationPath(stored) }
    }
    .onChange(of: path) {
      saved = path.codable.flatMap { try? JSONEncoder().encode($0) }
    }
  }
}
