/// Characters that divide a cell into parts, for areas and lines finer than a cell.
enum Mosaic {
  /// Returns the character with some quarters of a cell filled, or `nil` if all or none are.
  ///
  /// - Parameter quarters: Upper left, upper right, lower left and lower right, from the lowest bit.
  static func quarters(_ quarters: UInt8) -> Unicode.Scalar? { blocks[Int(quarters & 15)] }

  private static let blocks: [Unicode.Scalar?] = [
    nil, "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", nil,
  ]

  /// Returns the character with some of the eight dots of a cell.
  ///
  /// - Parameter dots: Two columns of four dots, line by line from the lowest bit.
  static func dots(_ dots: UInt8) -> Unicode.Scalar {
    // Braille counts its dots down the columns, and the lowest line last.
    var pattern: UInt32 = 0
    for (place, bit) in [0, 3, 1, 4, 2, 5, 6, 7].enumerated() where dots & 1 << UInt8(place) != 0 {
      pattern |= 1 << bit
    }
    return Unicode.Scalar(0x2800 + pattern) ?? "⠿"
  }

  /// Returns the dots that `dots(_:)` made a character of, or `nil` for another character.
  static func dots(of glyph: Glyph) -> UInt8? {
    guard !glyph.isCluster, (0x2800...0x28FF).contains(glyph.number) else { return nil }
    var dots: UInt8 = 0
    for (place, bit) in [0, 3, 1, 4, 2, 5, 6, 7].enumerated() where glyph.number & 1 << UInt32(bit) != 0 {
      dots |= 1 << UInt8(place)
    }
    return dots
  }

  /// Returns the quarters that `quarters(_:)` made a character of, or `nil` for another character.
  static func quarters(of glyph: Glyph) -> UInt8? {
    guard !glyph.isCluster, (0x2580...0x259F).contains(glyph.number) else { return nil }
    return blocks.firstIndex { $0?.value == glyph.number }.map(UInt8.init)
  }
}
