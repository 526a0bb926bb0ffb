import SwiftUI

/// The first page of a topic.
struct TopicPage: View {
  let topic: CatalogTopic

  var body: some View {
    switch topic {
    case .notes: NoteList()
    case .colors: ColorList()
    case .links, .paths, .columns, .lists, .bars, .controls, .presentations, .windows, .older: contents
    }
  }

  private var contents: some View {
    List {
      Section {
        ForEach(topic.pages) { page in
          NavigationLink(value: page) { Label(page.title, systemImage: page.symbol) }
        }
      } header: {
        Text(topic.introduction)
      }
    }
  }
}
