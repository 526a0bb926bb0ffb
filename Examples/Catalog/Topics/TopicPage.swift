import SwiftUI

/// The first page of a topic.
struct TopicPage: View {
  let topic: CatalogTopic
  @Binding var path: NavigationPath

  var body: some View {
    switch topic {
    case .notes: NoteList(path: $path)
    case .colors: ColorList()
    case .links, .paths, .columns, .lists, .bars, .controls, .presentations, .windows, .older: contents
    }
  }

  private var contents: some View {
    List {
      Section {
        Text(topic.introduction)
      }
      Section {
        ForEach(topic.pages) { page in
          NavigationLink(value: page) { Label(page.title, systemImage: page.symbol) }
        }
      }
    }
  }
}
