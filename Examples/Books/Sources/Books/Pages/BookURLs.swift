import SwiftUI

#if canImport(CairnURLs)
  import CairnURLs
#endif

extension View {
  /// Gives the page of a book a short URL: `/books/2`.
  func bookURLs() -> some View {
    #if canImport(CairnURLs)
      navigationURLs(URLPattern("/books/{id}", for: Book.ID.self))
    #else
      self
    #endif
  }
}
