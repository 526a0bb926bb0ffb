import SwiftUI

struct WidthsPage: View {
  var body: some View {
    ExampleCover(about: "A column says how wide it would like to be, and within which limits.") { Widths(close: $0) }
  }
}

private struct Widths: View {
  let close: () -> Void
  @State private var share = 3.0
  @State private var isFixed = true

  var body: some View {
    GeometryReader { window in
      let width = window.size.width * share / 10
      NavigationSplitView {
        if isFixed {
          content.navigationSplitViewColumnWidth(width)
        } else {
          content.navigationSplitViewColumnWidth(
            min: window.size.width / 5, ideal: width, max: window.size.width / 2)
        }
      } detail: {
        Text("The rest").navigationTitle("Detail")
      }
    }
  }

  private var content: some View {
    List {
      Section {
        Button("Wider") { share += 1 }.disabled(share >= 5)
        Button("Narrower") { share -= 1 }.disabled(share <= 2)
        Toggle("Fixed", isOn: $isFixed)
      } footer: {
        Text(isFixed ? "As wide as it says." : "Drag the edge: a fifth to a half of the window.")
      }
    }
    .navigationTitle("\(Int(share)) tenths")
    .toolbar { CloseButton(close: close) }
  }
}
