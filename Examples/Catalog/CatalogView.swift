import SwiftUI

/// The list of all pages, with the single stack that shows them.
struct CatalogView: View {
  @State private var path = NavigationPath()
  @State private var notes = NoteStore()

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(CatalogSection.all) { section in
          Section(section.title) {
            ForEach(section.pages) { page in
              NavigationLink(value: page) { Label(page.title, systemImage: page.symbol) }
            }
          }
        }
      }
      .navigationTitle("Catalog")
      .navigationDestination(for: CatalogPage.self) { page in
        PageContent(page: page)
          .navigationTitle(page.title)
          .navigationBarTitleDisplayMode(.inline)
      }
      .navigationDestination(for: PaintColor.self) { ColorDetail(color: $0) }
      .navigationDestination(for: Note.ID.self) { NoteDetail(id: $0) }
    }
    .environment(notes)
    .onOpenURL { url in
      if let link = DeepLink(url) { path = link.path }
    }
  }
}
