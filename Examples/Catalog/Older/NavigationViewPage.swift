import SwiftUI

struct NavigationViewPage: View {
  var body: some View {
    ExampleCover(about: "The container from before iOS 16. It still works.") {
      FormsOfOld.all.container(close: $0)
    }
  }
}

@available(*, deprecated)
struct OldContainer: View {
  let close: () -> Void

  var body: some View {
    NavigationView {
      List {
        NavigationLink("By initializer", destination: Text("As in 2019").navigationBarTitle("2019"))
        NavigationLink(destination: Text("Also as in 2019")) { Text("With a label") }
      }
      .navigationBarTitle("Old times")
      .toolbar { CloseButton(close: close) }
    }
    .navigationViewStyle(.stack)
  }
}
