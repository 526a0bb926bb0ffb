/// A terminal color: the terminal's own, or an RGB color.
package struct CellColor: Hashable, Sendable {
  /// 0xRRGGBB. Larger values are not RGB colors.
  package let value: UInt32

  package init(_ value: UInt32) { self.value = value & 0xFFFFFF }
  private init(own: UInt32) { value = own }

  package static let own = CellColor(own: .max)
  package var isOwn: Bool { value == .max }

  /// As a background: the existing one.
  package static let through = CellColor(own: .max - 1)
  package var isThrough: Bool { value == .max - 1 }

  package var red: Int { Int(value >> 16 & 0xFF) }
  package var green: Int { Int(value >> 8 & 0xFF) }
  package var blue: Int { Int(value & 0xFF) }
}

/// The look of a cell.
package struct Look: Hashable, Sendable {
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Traits(rawValue: 1 << 0)
    package static let dim = Traits(rawValue: 1 << 1)
    package static let italic = Traits(rawValue: 1 << 2)
    package static let underlined = Traits(rawValue: 1 << 3)
    package static let reversed = Traits(rawValue: 1 << 4)
    package static let struck = Traits(rawValue: 1 << 5)
    /// Not text: both colors are pixels of a picture. Terminals have no code for it.
    package static let picture = Traits(rawValue: 1 << 6)
    /// A cell of a picture that the terminal stores. The foreground is its number, which no effect may change.
    package static let placed = Traits(rawValue: 1 << 7)
    /// Traits that are never written to the terminal.
    static let unwritten: Traits = [.picture, .placed]

    /// The codes that turn the traits on, in bit order.
    static let codes: [UInt8] = [1, 2, 3, 4, 7, 9]
  }

  /// How clearly the foreground must stand out from the background.
  package enum Legibility: UInt8, Hashable, Sendable {
    /// Readable text.
    case text
    /// Marks that are seen rather than read: pictures, placeholders, disabled items.
    case mark
    /// Lines and areas that carry no information.
    case ornament
  }

  package var foreground = CellColor.own
  package var background = CellColor.own
  package var traits: Traits = []
  /// The opacity of the foreground over the background, from 0 to 255.
  package var strength: UInt8 = 255
  package var legibility = Legibility.text
  /// Whether the app has chosen the foreground.
  package var isChosen = false

  package init(foreground: CellColor = .own, background: CellColor = .own, traits: Traits = []) {
    self.foreground = foreground
    self.background = background
    self.traits = traits
  }

  /// Returns the look with more traits.
  func with(_ more: Traits) -> Look {
    var look = self
    look.traits.formUnion(more)
    return look
  }

  /// Takes the app's color as the foreground.
  mutating func take(_ wash: Wash) {
    foreground = wash.color
    strength = wash.strength
    isChosen = true
  }

  /// Characters over the existing background.
  package static let ink = Look(background: .through)
}
