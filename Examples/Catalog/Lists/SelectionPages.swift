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

/// A list bound to a set. In edit mode a press selects and deselects rows.
struct ManySelectedPage: View {
  @State private var colors: Set<PaintColor.ID> = []

  var body: some View {
    List(PaintColor.allCases, selection: $colors) { Text($0.name) }
      .toolbar { EditButton() }
      .safeAreaInset(edge: .bottom) {
        BottomLine(text: "\(colors.count) selected")
      }
  }
}

/// A line that stays below a list while the list scrolls.
private struct BottomLine: View {
  let text: String

  var body: some View {
    Text(text)
      .padding(.horizontal)
      .frame(maxWidth: .infinity)
      .background(.bar)
  }
}
