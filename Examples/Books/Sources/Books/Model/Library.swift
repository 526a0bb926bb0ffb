import Foundation

/// All books. Its raw value is JSON, so `@AppStorage` can keep it.
struct Library: RawRepresentable, Equatable {
  var books: [Book]

  init(books: [Book]) { self.books = books }

  init?(rawValue: String) {
    guard let books = try? JSONDecoder().decode([Book].self, from: Data(rawValue.utf8)) else { return nil }
    self.books = books
  }

  var rawValue: String {
    guard let data = try? JSONEncoder().encode(books) else { return "[]" }
    return String(decoding: data, as: UTF8.self)
  }
}

extension Library {
  /// What a new user sees.
  static let sample = Library(books: [
    Book(id: 1, title: "Emma", author: "Jane Austen"),
    Book(id: 2, title: "Middlemarch", author: "George Eliot", shelf: .reading),
    Book(id: 3, title: "Walden", author: "Henry David Thoreau", shelf: .finished),
  ])

  func books(on shelf: Shelf) -> [Book] { books.filter { $0.shelf == shelf } }

  func book(_ id: Book.ID) -> Book? { books.first { $0.id == id } }

  mutating func add(title: String, author: String, shelf: Shelf) {
    let id = (books.map(\.id).max() ?? 0) + 1
    books.append(Book(id: id, title: title, author: author, shelf: shelf))
  }

  mutating func remove(_ id: Book.ID) { books.removeAll { $0.id == id } }

  mutating func move(_ id: Book.ID, to shelf: Shelf) {
    guard let index = books.firstIndex(where: { $0.id == id }) else { return }
    books[index].shelf = shelf
  }
}
