import SwiftUI

struct WidthsPage: View {
  var body: some View {
    ExampleCover(about: "A column says how wide it would like to be.") { Widths(close: $0) }
  }
}

private struct Widths: View {
  let close: () -> Void
  @State private var width = 20.0

  var body: some View {
    NavigationSplitView {
      List {
        Button("Wider") { width += 5 }.disabled(width >= 40)
        Button("Narrower") { width -= 5 }.disabled(width <= 15)
      }
      .navigationTitle("Width \(Int(width))")
      .navigationSplitViewColumnWidth(width)
    } detail: {
      Text("The rest")
        .navigationTitle("Detail")
        .toolbar { CloseButton(close: close) }
    }
  }
}
