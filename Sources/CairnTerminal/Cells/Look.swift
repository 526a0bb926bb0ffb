/// A colour as terminals have it: that of the terminal itself, or one by its parts.
package struct CellColor: Hashable, Sendable {
  /// 0xRRGGBB; everything above is no colour of its own.
  package let value: UInt32

  package init(_ value: UInt32) { self.value = value & 0xFFFFFF }
  private init(own: UInt32) { value = own }

  package static let own = CellColor(own: .max)
  package var isOwn: Bool { value == .max }

  /// As a background: whatever is there already.
  package static let through = CellColor(own: .max - 1)
  package var isThrough: Bool { value == .max - 1 }

  package var red: Int { Int(value >> 16 & 0xFF) }
  package var green: Int { Int(value >> 8 & 0xFF) }
  package var blue: Int { Int(value & 0xFF) }
}

/// How a cell looks.
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

    /// The numbers that switch them on, in the order of the bits.
    static let codes: [UInt8] = [1, 2, 3, 4, 7, 9]
  }

  /// How well it must be told from what is behind it.
  package enum Legibility: UInt8, Hashable, Sendable {
    /// What is read.
    case text
    /// What is looked at, and texts that only say that there is nothing to read: pictures, placeholders, what is disabled.
    case mark
    /// Lines and areas, without which nothing would be missed.
    case ornament
  }

  package var foreground = CellColor.own
  package var background = CellColor.own
  package var traits: Traits = []
  /// How much of the foreground covers what is behind it, out of 255.
  package var strength: UInt8 = 255
  package var legibility = Legibility.text
  /// Whether the app itself has said what the foreground is.
  package var isChosen = false

  package init(foreground: CellColor = .own, background: CellColor = .own, traits: Traits = []) {
    self.foreground = foreground
    self.background = background
    self.traits = traits
  }

  /// Characters over whatever stands there already.
  package static let ink = Look(background: .through)
}
