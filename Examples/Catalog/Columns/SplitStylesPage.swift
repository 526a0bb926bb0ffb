import SwiftUI

struct SplitStylesPage: View {
  var body: some View {
    List {
      SplitStyleRow(name: "automatic", style: .automatic)
      SplitStyleRow(name: "balanced", style: .balanced)
      SplitStyleRow(name: "prominentDetail", style: .prominentDetail)
    }
  }
}

private struct SplitStyleRow<Style: NavigationSplitViewStyle>: View {
  let name: String
  let style: Style
  @State private var isOpen = false

  var body: some View {
    Button(name) { isOpen = true }
      .fullScreenCover(isPresented: $isOpen) {
        ThreeColumns { isOpen = false }
          .navigationSplitViewStyle(style)
      }
  }
}
