import SwiftUI

struct TabsPage: View {
  var body: some View {
    ExampleCover(about: "Each tab has a stack of its own and keeps its place.") { TabsExample(close: $0) }
  }
}

private struct TabsExample: View {
  let close: () -> Void
  @State private var tab = "colors"

  var body: some View {
    TabView(selection: $tab) {
      Tab("Colors", systemImage: "paintpalette", value: "colors") {
        NavigationStack {
          ColorList()
            .navigationTitle("Colors")
            .toolbar { CloseButton(close: close) }
            .navigationDestination(for: PaintColor.self) { ColorDetail(color: $0) }
        }
      }
      Tab("Shelves", systemImage: "books.vertical", value: "shelves") {
        NavigationStack {
          List(Shelf.all) { shelf in
            NavigationLink(shelf.name) {
              List(shelf.books) { Text($0.title) }.navigationTitle(shelf.name)
            }
          }
          .navigationTitle("Shelves")
        }
      }
      .badge(3)
      Tab("About", systemImage: "info.circle", value: "about") {
        Text("Three tabs, three stacks.")
      }
    }
  }
}
