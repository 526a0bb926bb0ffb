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

/// A list bound to a set; in edit mode a press takes rows in and out.
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

/// A line that stays below a list, whatever is scrolled behind it.
private struct BottomLine: View {
  let text: String

  var body: some View {
    Text(text)
      .padding(.horizontal)
      .frame(maxWidth: .infinity)
      .background(.bar)
  }
}
