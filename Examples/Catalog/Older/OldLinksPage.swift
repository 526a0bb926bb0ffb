import SwiftUI

struct OldLinksPage: View {
  var body: some View {
    ExampleCover(about: "Links that are active while a Bool is true, or a selection has their tag.") {
      FormsOfOld.all.links(close: $0)
    }
  }
}

@available(*, deprecated)
struct OldLinks: View {
  let close: () -> Void
  @State private var isActive = false
  @State private var selection: String?

  var body: some View {
    NavigationView {
      List {
        NavigationLink("While a Bool is true", isActive: $isActive) {
          Button("Make it false") { isActive = false }
        }
        ForEach(["first", "second"], id: \.self) { tag in
          NavigationLink("The \(tag)", tag: tag, selection: $selection) { Text("The selection is \(tag).") }
        }
        Button("Select the second") { selection = "second" }
      }
      .navigationBarTitle("Old links")
      .toolbar { CloseButton(close: close) }
    }
    .navigationViewStyle(.stack)
  }
}
