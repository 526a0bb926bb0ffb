import SwiftUI

struct CompactColumnPage: View {
  var body: some View {
    ExampleCover(about: "Where there is room for one column only, a value says which. Make the window narrow.") {
      CompactColumn(close: $0)
    }
  }
}

private struct CompactColumn: View {
  let close: () -> Void
  @State private var column = NavigationSplitViewColumn.detail

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      List {
        Button("Go to the detail") { column = .detail }
        LabeledText(label: "Preferred", text: name)
      }
      .navigationTitle("Sidebar")
      .toolbar { CloseButton(close: close) }
    } detail: {
      List {
        Button("Go to the sidebar") { column = .sidebar }
        LabeledText(label: "Preferred", text: name)
      }
      .navigationTitle("Detail")
      .toolbar { CloseButton(close: close) }
    }
  }

  private var name: String { column == .detail ? "detail" : column == .sidebar ? "sidebar" : "content" }
}
