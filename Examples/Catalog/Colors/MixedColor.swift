import SwiftUI

/// A color that somebody has mixed.
struct MixedColor: Hashable, Codable, Identifiable {
  struct ID: Hashable, Codable { let number: Int }

  let id: ID
  var name = ""
  var red = 0.3
  var green = 0.5
  var blue = 0.7

  var color: Color { Color(red: red, green: green, blue: blue) }
}

/// The mixed colors, saved between launches.
@Observable @MainActor
final class MixedColors {
  private(set) var all: [MixedColor] {
    get { changed ?? saved }
    set {
      changed = newValue
      UserDefaults.standard.set(try? JSONEncoder().encode(newValue), forKey: Self.key)
    }
  }

  private var changed: [MixedColor]?
  /// Read on first use, not when the app starts.
  @ObservationIgnored private lazy var saved = read()

  static let key = "catalog.colors"

  private func read() -> [MixedColor] {
    let data = UserDefaults.standard.data(forKey: Self.key)
    return data.flatMap { try? JSONDecoder().decode([MixedColor].self, from: $0) } ?? []
  }

  subscript(id: MixedColor.ID) -> MixedColor? { all.first { $0.id == id } }

  /// A color to begin with.
  func new() -> MixedColor {
    let number = (all.map(\.id.number).max() ?? 0) + 1
    return MixedColor(id: MixedColor.ID(number: number), name: "Mixed \(number)")
  }

  func add(_ color: MixedColor) { all.append(color) }
  func delete(_ id: MixedColor.ID) { all.removeAll { $0.id == id } }
}
