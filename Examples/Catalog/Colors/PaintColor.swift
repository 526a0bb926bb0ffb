import SwiftUI

/// A color to navigate to.
enum PaintColor: String, Hashable, Codable, CaseIterable, Identifiable {
  case red, orange, yellow, green, mint, teal, blue, indigo, purple, pink

  var id: String { rawValue }
  var name: String { rawValue.capitalized }

  var color: Color {
    switch self {
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .green: .green
    case .mint: .mint
    case .teal: .teal
    case .blue: .blue
    case .indigo: .indigo
    case .purple: .purple
    case .pink: .pink
    }
  }

  /// The neighboring colors in the rainbow.
  var neighbours: [PaintColor] {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return [all[(index + all.count - 1) % all.count], all[(index + 1) % all.count]]
  }
}
