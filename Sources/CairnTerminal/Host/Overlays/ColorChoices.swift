import CairnScreen

/// The colors of a color picker in a terminal.
@MainActor
enum ColorPalette {
  static let colors: [(name: String, value: UInt32)] = [
    ("Red", 0xFF3B30), ("Orange", 0xFF9500), ("Yellow", 0xFFCC00), ("Green", 0x34C759), ("Mint", 0x00C7BE),
    ("Teal", 0x30B0C7), ("Cyan", 0x32ADE6), ("Blue", 0x007AFF), ("Indigo", 0x5856D6), ("Purple", 0xAF52DE),
    ("Pink", 0xFF2D55), ("Brown", 0xA2845E), ("White", 0xFFFFFF), ("Grey", 0x8E8E93), ("Black", 0x000000),
  ]

  /// Returns a color in the format of a color picker.
  static func digits(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension TerminalHost {
  /// Shows the available colors.
  /// - Parameter place: The element that represents the picker on the screen, such as its row.
  func showPalette(for picker: Element, at place: Element) -> Bool {
    guard let choice = picker.traits?[ColorChoiceTrait.self], picker.events.contains(.edit) else { return false }
    let present = CellColor(choice.color.resolved(scheme: theme.scheme))
    let words = words
    let choices = ColorPalette.colors.map { color in
      ChoiceOverlay.Choice(title: words(color.name), swatch: CellColor(color.value)) { host in
        _ = host.session.send(.edit(ColorPalette.digits(color.value)), to: picker)
      }
    }
    return show(
      ChoiceOverlay(
        title: picker.label ?? words("Color"), choices: choices,
        selected: ColorPalette.colors.firstIndex { CellColor($0.value) == present } ?? 0,
        anchor: scene.seen(of: place)))
  }
}
