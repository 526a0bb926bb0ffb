import SwiftUI

/// What the catalog shows before a topic is chosen.
struct WelcomePage: View {
  var body: some View {
    List {
      Section {
        VStack(alignment: .leading) {
          Text("SwiftUI on Linux").font(.title2.bold())
          Text(
            "Cairn runs the same source in a terminal, in a window, in a browser and in tests. "
              + "Each page here shows one thing, with its code beside it.")
        }
      }
      Section("Two apps to try") {
        ForEach(CatalogTopic.apps) { topic in
          NavigationLink(value: topic) {
            Label {
              VStack(alignment: .leading, spacing: 2) {
                Text(topic.title)
                Text(topic.introduction).font(.subheadline).foregroundStyle(.secondary)
              }
            } icon: {
              Image(systemName: topic.symbol)
            }
          }
        }
      }
      Section("Where to start") {
        ForEach([CatalogPage.linksByValue, .arrayPath, .twoColumns, .sheets]) { page in
          NavigationLink(value: page) { Label(page.title, systemImage: page.symbol) }
        }
      }
    }
    .navigationTitle("Welcome")
  }
}
