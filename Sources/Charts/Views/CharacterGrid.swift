import SwiftUI

/// Finds out whether a host shows characters in a grid, as a terminal does. There, whatever does not begin at a cell is
/// moved to one, so a plot must begin at a cell for its lines to meet their labels.
struct CharacterGrid: View {
  var body: some View {
    // In a grid, all fonts are equally large.
    ForEach([Font.caption, .largeTitle], id: \.self) { font in
      Text(verbatim: "m")
        .font(font)
        .lineLimit(1)
        .opacity(0)
        .accessibilityHidden(true)
        .layoutValue(key: Key.self, value: true)
    }
  }

  struct Key: LayoutValueKey {
    static var defaultValue: Bool { false }
  }

  /// Returns the size of a cell, or `nil` if the host has no grid.
  nonisolated static func cell(in subviews: LayoutSubviews) -> CGSize? {
    let sizes = subviews.filter { $0[Key.self] }.map { $0.sizeThatFits(.unspecified) }
    guard sizes.count == 2, sizes[0] == sizes[1], sizes[0].width > 0, sizes[0].height > 0 else { return nil }
    return sizes[0]
  }
}
