import SwiftUI

struct DetailLinksPage: View {
  var body: some View {
    ExampleCover(about: "A link in a sidebar leads to the detail, unless it says that it is no detail link.") {
      DetailLinks(close: $0)
    }
  }
}

private struct DetailLinks: View {
  let close: () -> Void

  var body: some View {
    NavigationSplitView {
      List {
        NavigationLink("To the detail") { Text("Shown in the detail").navigationTitle("Detail") }
        NavigationLink("To this column") {
          List {
            Text("Shown in the column of the link")
            NavigationLink("To the detail from here") { Text("One further").navigationTitle("Further") }
          }
          .navigationTitle("Same column")
        }
        .isDetailLink(false)
      }
      .navigationTitle("Links")
      .toolbar { CloseButton(close: close) }
    } detail: {
      Text("Nothing yet").foregroundStyle(.secondary)
    }
  }
}
