/// A cell of the screen: a glyph and a look, both as numbers so that screens can be compared as memory.
package struct Cell: Equatable {
  package var glyph: Glyph
  package var look: LookID

  package init(_ glyph: Glyph = .blank, _ look: LookID = .plain) {
    self.glyph = glyph
    self.look = look
  }

  package static let blank = Cell()

  /// Both parts together, for fast comparison.
  @inline(__always) var bits: UInt64 { UInt64(look.number) << 32 | UInt64(glyph.bits) }
}

/// A character on the screen: a scalar, a cluster of several from the table, or the right half of a wide one.
package struct Glyph: Equatable {
  let bits: UInt32

  private static let clusterFlag: UInt32 = 1 << 31
  private static let wideFlag: UInt32 = 1 << 30
  private static let doubtfulFlag: UInt32 = 1 << 29
  private static let numberMask: UInt32 = (1 << 24) - 1

  init(bits: UInt32) { self.bits = bits }

  package init(_ scalar: Unicode.Scalar, isWide: Bool = false, isDoubtful: Bool = false) {
    bits = scalar.value | (isWide ? Self.wideFlag : 0) | (isDoubtful ? Self.doubtfulFlag : 0)
  }

  init(cluster: Int, isWide: Bool, isDoubtful: Bool) {
    bits =
      UInt32(cluster) | Self.clusterFlag | (isWide ? Self.wideFlag : 0) | (isDoubtful ? Self.doubtfulFlag : 0)
  }

  package static let blank = Glyph(bits: 0x20)
  /// The glyph under the right half of a wide character.
  package static let tail = Glyph(bits: 0)

  package var isWide: Bool { bits & Self.wideFlag != 0 }
  /// Whether terminals disagree about the width, so that the cursor position is unknown afterwards.
  var isDoubtful: Bool { bits & Self.doubtfulFlag != 0 }
  var isCluster: Bool { bits & Self.clusterFlag != 0 }
  /// The number of bytes it is written with. Without the table, the length of a cluster is unknown, but large.
  var byteCount: Int {
    if bits < 0x80 { return 1 }
    if isCluster || isDoubtful { return 16 }
    let value = number
    return value < 0x800 ? 2 : value < 0x10000 ? 3 : 4
  }

  /// The scalar value, or the index in the table.
  var number: UInt32 { bits & Self.numberMask }
}

package struct LookID: Hashable {
  let number: UInt32
  package static let plain = LookID(number: 0)
}
