import SwiftUI

struct NavigationViewPage: View {
  var body: some View {
    List {
      Section {
        OldExample(name: "One page on the other", style: .stack)
        OldExample(name: "Columns side by side", style: .columns)
      } footer: {
        Text("The container from before iOS 16. It still works.")
      }
    }
  }
}

private struct OldExample: View {
  let name: String
  let style: OldStyle
  @State private var isOpen = false

  var body: some View {
    Button(name) { isOpen = true }
      .fullScreenCover(isPresented: $isOpen) {
        FormsOfOld.all.container(style) { isOpen = false }
      }
  }
}

/// The style of the old container.
enum OldStyle { case stack, columns }

@available(*, deprecated)
struct OldContainer: View {
  let style: OldStyle
  let close: () -> Void

  var body: some View {
    switch style {
    case .stack: container.navigationViewStyle(.stack)
    case .columns: container.navigationViewStyle(.columns)
    }
  }

  private var container: some View {
    NavigationView {
      List {
        NavigationLink("By initializer", destination: Text("As in 2019").navigationBarTitle("2019"))
        NavigationLink(destination: Text("Also as in 2019")) { Text("With a label") }
      }
      .navigationBarTitle("Old times")
      .toolbar { CloseButton(close: close) }
      Text("The second column").foregroundColor(.secondary)
    }
  }
}
