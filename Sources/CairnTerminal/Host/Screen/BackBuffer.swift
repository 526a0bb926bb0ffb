import Foundation

/// The screen as it was painted last, and the damage since then.
@MainActor
struct BackBuffer {
  let cells: CellBuffer
  let clusters = ClusterTable()
  /// The size of a cell in points.
  let cellSize: CGSize
  var theming: Theming
  /// The place of the terminal's cursor.
  var caret: (x: Int, y: Int)?
  private(set) var damage = Damage.all
  /// How often it was painted, for tests.
  private(set) var paintings = 0

  init(width: Int, height: Int, cellSize: CGSize, _ theming: Theming) {
    cells = CellBuffer(width: width, height: height)
    self.cellSize = cellSize
    self.theming = theming
  }

  // MARK: Size

  /// The number of lines at the bottom that belong to the host, if there is enough room.
  var footerHeight: Int { cells.height >= 8 ? 1 : 0 }

  func isFooter(_ y: Int) -> Bool { footerHeight > 0 && y == cells.height - 1 }

  /// The window's part.
  var windowRect: CellRect { CellRect(x: 0, y: 0, width: cells.width, height: cells.height - footerHeight) }

  /// The size of the window's part in points.
  var windowSize: CGSize {
    CGSize(
      width: CGFloat(cells.width) * cellSize.width, height: CGFloat(cells.height - footerHeight) * cellSize.height)
  }

  // MARK: Damage

  var isDamaged: Bool { if case .none = damage { false } else { true } }

  mutating func damage(_ more: Damage) { damage.add(more) }

  /// Returns what to paint, and expects that it is painted.
  mutating func beginPainting() -> Damage {
    defer { damage = .none }
    paintings += 1
    return damage
  }

  /// Empties the tables of looks and characters if one is full. Then no cell keeps its meaning.
  func emptyTables() -> Bool {
    guard theming.looks.isFull || clusters.isFull else { return false }
    theming.looks.empty()
    clusters.empty()
    return true
  }

  // MARK: Cells

  func canvas(lines: Range<Int>? = nil) -> CellCanvas {
    CellCanvas(buffer: cells, looks: theming.looks, clusters: clusters, clip: cells.bounds, lines: lines)
  }

  /// Returns the look of a cell.
  func look(x: Int, y: Int) -> Look { theming.looks[cells[x: x, y: y].look] }

  /// The cells as text, one line per row, without trailing spaces.
  var text: String {
    (0..<cells.height).map { y in
      var line = ""
      for x in 0..<cells.width {
        let glyph = cells[x: x, y: y].glyph
        if glyph == .tail { continue }
        if glyph.isCluster {
          line += String(decoding: clusters.bytes[Int(glyph.number)], as: UTF8.self)
        } else if let scalar = Unicode.Scalar(glyph.number) {
          line.unicodeScalars.append(scalar)
        }
      }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}
