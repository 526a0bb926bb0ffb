import SwiftUI

/// The topics in a sidebar, beside the stack that shows their pages.
struct CatalogView: View {
  @State private var path = NavigationPath()
  @State private var notes = NoteStore()
  @State private var mixedColors = MixedColors()

  var body: some View {
    NavigationSplitView {
      List {
        Section("Small apps") {
          ForEach(CatalogTopic.apps) { topic in link(to: topic) }
        }
        Section("Topics") {
          ForEach(CatalogTopic.guides) { topic in link(to: topic) }
        }
      }
      .navigationTitle("Catalog")
    } detail: {
      NavigationStack(path: $path) {
        WelcomePage()
          .navigationDestination(for: CatalogTopic.self) { topic in
            TopicPage(topic: topic, path: $path)
              .navigationTitle(topic.title)
              .code(topic.sources)
          }
          .navigationDestination(for: CatalogPage.self) { page in
            PageContent(page: page)
              .navigationTitle(page.title)
              .navigationBarTitleDisplayMode(.inline)
              .code(page.sources)
          }
          .navigationDestination(for: PaintColor.self) { ColorDetail(color: $0) }
          .navigationDestination(for: MixedColor.ID.self) { MixedColorDetail(id: $0) }
          .navigationDestination(for: Note.ID.self) { NoteDetail(id: $0) }
      }
    }
    .environment(notes)
    .environment(mixedColors)
    .catalogURLs()
    .onOpenURL { url in
      if let link = DeepLink(url) { path = link.path }
    }
  }

  private func link(to topic: CatalogTopic) -> some View {
    NavigationLink(value: topic) { Label(topic.title, systemImage: topic.symbol) }
  }
}
