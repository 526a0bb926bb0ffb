import SwiftUI

/// What the catalog shows before a topic is chosen.
struct WelcomePage: View {
  var body: some View {
    List {
      Section {
        Text(
          "Cairn runs SwiftUI on Linux: in a terminal, in a window, in a browser, and in tests. The source is the same."
        )
      }
      Section("Where to start") {
        link(to: .linksByValue)
        link(to: .arrayPath)
        link(to: .twoColumns)
        link(to: .sheets)
      }
    }
    .navigationTitle("Welcome")
  }

  private func link(to page: CatalogPage) -> some View {
    NavigationLink(value: page) { Label(page.title, systemImage: page.symbol) }
  }
}
