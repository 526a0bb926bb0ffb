import SwiftUI

struct VisibilityPage: View {
  var body: some View {
    ExampleCover(about: "Which columns are to be seen is a value.") { Visibilities(close: $0) }
  }
}

private struct Visibilities: View {
  let close: () -> Void
  @State private var visibility = NavigationSplitViewVisibility.automatic

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(Shelf.all) { Text($0.name) }
        .navigationTitle("Shelves")
        .toolbar { CloseButton(close: close) }
    } detail: {
      List {
        Button("automatic") { visibility = .automatic }
        Button("all") { visibility = .all }
        Button("doubleColumn") { visibility = .doubleColumn }
        Button("detailOnly") { visibility = .detailOnly }
        LabeledText(label: "It is", text: name)
      }
      .navigationTitle("Visibility")
    }
  }

  private var name: String {
    switch visibility {
    case .automatic: "automatic"
    case .all: "all"
    case .doubleColumn: "doubleColumn"
    case .detailOnly: "detailOnly"
    default: "something else"
    }
  }
}
