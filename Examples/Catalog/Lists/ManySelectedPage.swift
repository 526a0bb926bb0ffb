import SwiftUI

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
