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
        URLPattern("/{name}") { captures in
          (CatalogTopic.apps + CatalogTopic.guides).first { $0.slug == captures["name"] }
        } captures: { topic in
          ["name": topic.slug]
        },
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

extension CatalogTopic {
  /// The topic's part of a URL.
  var slug: String { title.slug }
}

extension CatalogPage {
  /// The page's part of a URL.
  var slug: String { title.slug }
}

extension String {
  /// The text in lower case, with hyphens.
  fileprivate var slug: String { lowercased().replacingOccurrences(of: " ", with: "-") }
}
