import SwiftUI

/// A color of the palette.
struct ColorDetail: View {
  let color: PaintColor
  @Environment(\.openWindow) private var openWindow
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

  var body: some View {
    List {
      ColorFacts(color: color.color)
      Section("Beside it") {
        ForEach(color.neighbours) { neighbour in
          NavigationLink(neighbour.name, value: neighbour)
        }
      }
      if supportsMultipleWindows {
        Section {
          Button("Open in a window") { openWindow(value: color) }
        }
      }
    }
    .navigationTitle(color.name)
  }
}

/// A color that somebody has mixed.
struct MixedColorDetail: View {
  let id: MixedColor.ID
  @Environment(MixedColors.self) private var mixed
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    if let color = mixed[id] {
      List {
        ColorFacts(color: color.color)
        Section {
          Button("Delete", role: .destructive) {
            dismiss()
            mixed.delete(id)
          }
        }
      }
      .navigationTitle(color.name)
    } else {
      ContentUnavailableView("This color is gone", systemImage: "paintpalette").navigationTitle("No color")
    }
  }
}
