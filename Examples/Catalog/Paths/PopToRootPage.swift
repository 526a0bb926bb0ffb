import SwiftUI

struct PopToRootPage: View {
  var body: some View {
    ExampleCover(about: "However deep one is, emptying the path leads back to the beginning.") { PopToRoot(close: $0) }
  }
}

private struct PopToRoot: View {
  let close: () -> Void
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Go in", value: 1)
        Button("Go in five pages deep") { path = Array(1...5) }
      }
      .navigationTitle("The root")
      .toolbar { CloseButton(close: close) }
      .navigationDestination(for: Int.self) { level in
        List {
          NavigationLink("Level \(level + 1)", value: level + 1)
          Button("Back to the root") { path.removeAll() }
        }
        .navigationTitle("Level \(level)")
      }
    }
  }
}
