import CairnScreen
import CairnTerminal
import TestSupport

/// Random texts written to cells: every row must stay intact, and every character as wide as announced.
package enum CellFuzz {
  private static let scalars: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0xA0...0x2FF, 0x300...0x36F, 0x590...0x6FF, 0x900...0x97F, 0xE00...0xE7F, 0x1100...0x11FF,
    0x200B...0x200F, 0x2028...0x202F, 0x20D0...0x20FF, 0x2190...0x2BFF, 0x3000...0x30FF, 0xAC00...0xACFF,
    0xFE00...0xFE0F, 0xFF00...0xFF60, 0x1F1E6...0x1F1FF, 0x1F300...0x1F6FF, 0x1F3FB...0x1F3FF, 0x1F900...0x1F9FF,
    0xE0020...0xE007F, 0xE0100...0xE01EF, 0x0...0x1F, 0x10FFF0...0x10FFFF,
  ]

  package static func problem(seed: UInt64) -> String? {
    var numbers = SeededGenerator(seed: seed)
    let clusters = ClusterTable()
    let buffer = CellBuffer(
      width: 1 + Int.random(in: 0..<12, using: &numbers), height: 1 + Int.random(in: 0..<3, using: &numbers))
    for _ in 0..<1 + Int.random(in: 0..<4, using: &numbers) {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0..<10, using: &numbers) {
        let range = scalars[Int.random(in: 0..<scalars.count, using: &numbers)]
        let value = range.lowerBound + UInt32(Int.random(in: 0..<range.count, using: &numbers))
        if let scalar = Unicode.Scalar(value) { text.append(scalar) }
      }
      var x = Int.random(in: 0..<16, using: &numbers) - 3
      let y = Int.random(in: 0..<4, using: &numbers) - 1
      for character in String(text) {
        let columns = character.columns
        guard (0...2).contains(columns) else { return "\(Array(character.unicodeScalars)) is \(columns) wide" }
        guard let glyph = clusters.glyph(of: character) else {
          if columns != 0, character != "\r\n" { return "\(Array(character.unicodeScalars)) has no glyph" }
          continue
        }
        if columns == 0 || glyph.isWide != (columns == 2) {
          return "\(Array(character.unicodeScalars)) is \(columns) wide"
        }
        buffer.put(glyph, .plain, x: x, y: y)
        x += columns
      }
      if let problem = problem(in: buffer) { return problem + " after \(Array(text))" }
    }
    return nil
  }

  /// Checks that right halves follow their left halves, and occur nowhere else.
  private static func problem(in buffer: CellBuffer) -> String? {
    for y in 0..<buffer.height {
      for x in 0..<buffer.width {
        let glyph = buffer[x: x, y: y].glyph
        let isAfterWide = x > 0 && buffer[x: x - 1, y: y].glyph.isWide
        if (glyph == .tail) != isAfterWide { return "half a wide character at \(x), \(y)" }
        if glyph.isWide, x + 1 >= buffer.width { return "a wide character beyond the edge in row \(y)" }
      }
    }
    return nil
  }
}
