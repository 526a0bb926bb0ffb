import SwiftUI

/// A list bound to one selected value.
struct SelectionPage: View {
  @State private var color: PaintColor.ID?

  var body: some View {
    List(PaintColor.allCases, selection: $color) { Text($0.name) }
      .safeAreaInset(edge: .bottom) {
        BottomLine(text: "Selected: \(color ?? "none")")
      }
  }
}
