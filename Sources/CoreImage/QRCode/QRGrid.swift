/// The squares of a QR code, and which of them do not depend on the message (ISO/IEC 18004, 6.3).
struct QRGrid {
  let version: Int
  let size: Int
  private var squares: [Bool]
  private var fixed: [Bool]

  subscript(x: Int, y: Int) -> Bool {
    get { squares[y * size + x] }
    set { squares[y * size + x] = newValue }
  }

  /// Creates a grid with the patterns by which readers find it, and space for what it says of itself.
  init(version: Int) {
    self.version = version
    size = 17 + 4 * version
    squares = [Bool](repeating: false, count: size * size)
    fixed = squares
    for place in 0..<size {
      fix(place, 6, place % 2 == 0)
      fix(6, place, place % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawRings(x, y, reach: 4, light: [2, 4]) }
    let places = Self.alignment(version)
    for y in places {
      for x in places where !isCorner(x, y) { drawRings(x, y, reach: 2, light: [1]) }
    }
    drawFormat(0)
    drawVersion()
  }

  private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
    self[x, y] = isDark
    fixed[y * size + x] = true
  }

  /// The middles of the small patterns, which are the same in both directions.
  static func alignment(_ version: Int) -> [Int] {
    guard version > 1 else { return [] }
    let (gaps, last) = (version / 7 + 1, 10 + 4 * version)
    // The first gap takes what even steps leave over.
    let even = ((last - 6 + gaps - 1) / gaps + 1) / 2 * 2
    let step = version == 32 ? 26 : even
    return [6] + (0..<gaps).reversed().map { last - $0 * step }
  }

  /// The number of squares that depend on the message.
  static func freeSquares(_ version: Int) -> Int {
    let (size, places) = (17 + 4 * version, alignment(version).count)
    // Three corners with their edges, the format twice with a dark square, and the dotted lines between the corners.
    var free = size * size - 3 * 64 - 31 - 2 * (size - 16)
    // All small patterns but those in the corners; some cover five squares of a dotted line.
    if places > 0 { free -= (places * places - 3) * 25 - 2 * (places - 2) * 5 }
    return version > 6 ? free - 36 : free
  }

  /// Whether one of the large patterns is there already.
  private func isCorner(_ x: Int, _ y: Int) -> Bool {
    (x == 6 && y == 6) || (x == 6 && y == size - 7) || (x == size - 7 && y == 6)
  }

  private mutating func drawRings(_ x: Int, _ y: Int, reach: Int, light: Set<Int>) {
    for row in max(y - reach, 0)...min(y + reach, size - 1) {
      for column in max(x - reach, 0)...min(x + reach, size - 1) {
        fix(column, row, !light.contains(max(abs(column - x), abs(row - y))))
      }
    }
  }

  /// Returns a number followed by the rest of its division, by which readers correct it.
  private static func corrected(_ number: Int, _ divisor: Int, bits: Int) -> Int {
    var rest = number << bits
    while rest >= 1 << bits { rest ^= divisor << ((Int.bitWidth - rest.leadingZeroBitCount) - (bits + 1)) }
    return number << bits | rest
  }

  /// Draws the level of correction and the mask, twice.
  ///
  /// - Parameter number: The level's number times 8, and the mask's.
  mutating func drawFormat(_ number: Int) {
    let bits = Self.corrected(number, 0x537, bits: 10) ^ 0x5412
    for bit in 0..<15 {
      let isDark = bits >> bit & 1 == 1
      switch bit {
      case 0...5: fix(8, bit, isDark)
      case 6, 7: fix(8, bit + 1, isDark)
      case 8: fix(7, 8, isDark)
      default: fix(14 - bit, 8, isDark)
      }
      if bit < 8 { fix(size - 1 - bit, 8, isDark) } else { fix(8, size - 15 + bit, isDark) }
    }
    fix(8, size - 8, true)
  }

  /// Draws the version, twice. Small codes do not say it.
  private mutating func drawVersion() {
    guard version > 6 else { return }
    let bits = Self.corrected(version, 0x1F25, bits: 12)
    for bit in 0..<18 {
      let (along, across) = (size - 11 + bit % 3, bit / 3)
      fix(along, across, bits >> bit & 1 == 1)
      fix(across, along, bits >> bit & 1 == 1)
    }
  }

  /// The places of the message's bits: pairs of columns from the right, up and down in turn.
  var path: [(x: Int, y: Int)] {
    var path: [(x: Int, y: Int)] = []
    var isUpward = true
    // The column of the dotted line belongs to no pair.
    for right in stride(from: size - 1, to: 6, by: -2).map({ $0 }) + [5, 3, 1] {
      for step in 0..<size {
        let y = isUpward ? size - 1 - step : step
        for x in [right, right - 1] where !fixed[y * size + x] { path.append((x, y)) }
      }
      isUpward.toggle()
    }
    return path
  }
}
