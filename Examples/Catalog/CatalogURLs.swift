import SwiftUI

#if canImport(CairnURLs)
  import CairnURLs
#endif

extension View {
  /// Gives the pages of the catalog short URLs: `/fields`, `/notes/2`.
  ///
  /// Apple's SwiftUI has no URLs for pages, so only Cairn compiles the patterns.
  func catalogURLs() -> some View {
    #if canImport(CairnURLs)
      navigationURLs(
        URLPattern("/{number}", for: Note.ID.self),
        URLPattern("/{name}", for: PaintColor.self),
        URLPattern("/{name}") { captures in
          CatalogPage.allCases.first { $0.slug == captures["name"] }
        } captures: { page in
          ["name": page.slug]
        })
    #else
      self
    #endif
  }
}

extension CatalogPage {
  /// The page's part of a URL: its title in lower case, with hyphens.
  var slug: String { title.lowercased().replacingOccurrences(of: " ", with: "-") }
}
