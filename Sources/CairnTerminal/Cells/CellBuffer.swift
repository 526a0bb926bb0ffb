/// The cells of a screen, row by row.
///
/// A wide character takes its cell and the next one, which contains `Glyph.tail`. Every write preserves this
/// invariant: half a wide character never remains.
package final class CellBuffer {
  package private(set) var width: Int
  package private(set) var height: Int
  private(set) var cells: UnsafeMutablePointer<Cell>
  /// The written columns of each row. Cells outside them are blank, and are neither cleared nor compared.
  private var stretches: UnsafeMutablePointer<Stretch>

  /// A contiguous range of columns in a row.
  struct Stretch {
    var low: Int
    var high: Int

    static let none = Stretch(low: .max, high: 0)
    var isEmpty: Bool { low >= high }

    @inline(__always) func union(_ other: Stretch) -> Stretch {
      Stretch(low: min(low, other.low), high: max(high, other.high))
    }
  }

  package init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    (cells, stretches) = Self.blankCells(self.width, self.height)
  }

  deinit {
    cells.deallocate()
    stretches.deallocate()
  }

  private static func blankCells(
    _ width: Int, _ height: Int
  ) -> (UnsafeMutablePointer<Cell>, UnsafeMutablePointer<Stretch>) {
    let cells = UnsafeMutablePointer<Cell>.allocate(capacity: max(width * height, 1))
    cells.initialize(repeating: .blank, count: max(width * height, 1))
    let stretches = UnsafeMutablePointer<Stretch>.allocate(capacity: max(height, 1))
    stretches.initialize(repeating: .none, count: max(height, 1))
    return (cells, stretches)
  }

  /// Returns the columns of a row that may not be blank.
  @inline(__always) func written(_ y: Int) -> Stretch { stretches[y] }

  @inline(__always) private func note(_ columns: Stretch, _ y: Int) { stretches[y] = stretches[y].union(columns) }

  var bounds: CellRect { CellRect(x: 0, y: 0, width: width, height: height) }

  package subscript(x x: Int, y y: Int) -> Cell {
    guard x >= 0, y >= 0, x < width, y < height else { return .blank }
    return cells[y * width + x]
  }

  package func resize(width: Int, height: Int) {
    cells.deallocate()
    stretches.deallocate()
    self.width = max(width, 0)
    self.height = max(height, 0)
    (cells, stretches) = Self.blankCells(self.width, self.height)
  }

  package func clear() { clear(lines: 0..<height) }

  /// Clears some lines.
  func clear(lines: Range<Int>) {
    for y in lines.clamped(to: 0..<height) {
      let columns = stretches[y]
      if columns.isEmpty { continue }
      (cells + y * width + columns.low).update(repeating: .blank, count: columns.high - columns.low)
      stretches[y] = .none
    }
  }

  package func copy(_ other: CellBuffer) {
    if other.width != width || other.height != height { resize(width: other.width, height: other.height) }
    for y in 0..<height { copyRow(y, of: other) }
  }

  /// Copies a row from a buffer of the same size.
  func copyRow(_ y: Int, of other: CellBuffer) {
    let columns = stretches[y].union(other.stretches[y])
    stretches[y] = other.stretches[y]
    if columns.isEmpty { return }
    (cells + y * width + columns.low).update(
      from: other.cells + y * width + columns.low, count: columns.high - columns.low)
  }

  /// Returns the cells of a row, for restoring them later.
  func row(_ y: Int) -> [Cell] { Array(UnsafeBufferPointer(start: cells + y * width, count: width)) }

  func setRow(_ y: Int, _ row: [Cell]) {
    guard y >= 0, y < height, row.count == width else { return }
    row.withUnsafeBufferPointer { row in
      if let start = row.baseAddress { (cells + y * width).update(from: start, count: width) }
    }
    stretches[y] = Stretch(low: 0, high: width)
  }

  package func copied() -> CellBuffer {
    let new = CellBuffer(width: width, height: height)
    new.copy(self)
    return new
  }

  /// Writes a glyph if it fits between two columns.
  package func put(_ glyph: Glyph, _ look: LookID, x: Int, y: Int, from low: Int = 0, to high: Int = .max) {
    let high = min(high, width)
    guard y >= 0, y < height, x >= max(low, 0), x < high else { return }
    let row = cells + y * width
    if glyph.isWide {
      guard x + 1 < high else {
        note(Stretch(low: x, high: x + 1), y)
        mend(row, x)
        row[x] = Cell(.blank, look)
        return
      }
      note(Stretch(low: x, high: x + 2), y)
      mend(row, x)
      mend(row, x + 1)
      row[x] = Cell(glyph, look)
      row[x + 1] = Cell(.tail, look)
    } else {
      note(Stretch(low: x, high: x + 1), y)
      mend(row, x)
      row[x] = Cell(glyph, look)
    }
  }

  /// Clears the other half of a wide character before one half is overwritten.
  @inline(__always)
  private func mend(_ row: UnsafeMutablePointer<Cell>, _ x: Int) {
    let glyph = row[x].glyph
    if glyph.bits == 0 {
      if x > 0, row[x - 1].glyph.isWide { row[x - 1].glyph = .blank }
    } else if glyph.isWide, x + 1 < width, row[x + 1].glyph == .tail {
      row[x + 1].glyph = .blank
    }
  }

  /// Writes a glyph over the existing background.
  func lay(_ glyph: Glyph, _ look: LookID, in looks: LookTable, x: Int, y: Int, from low: Int, to high: Int) {
    guard y >= 0, y < height, x >= max(low, 0), x < min(high, width) else { return }
    put(glyph, looks.laid(look, on: cells[y * width + x].look), x: x, y: y, from: low, to: high)
  }

  /// Prepares a row for writing. Returns it with the visible columns, or `nil` if there are none.
  @inline(__always)
  private func open(
    _ columns: Range<Int>, y: Int, from low: Int, to high: Int
  ) -> (row: UnsafeMutablePointer<Cell>, columns: Range<Int>)? {
    guard y >= 0, y < height else { return nil }
    let start = max(columns.lowerBound, low, 0)
    let end = min(columns.upperBound, high, width)
    guard start < end else { return nil }
    let row = cells + y * width
    note(Stretch(low: start, high: end), y)
    mend(row, start)
    mend(row, end - 1)
    return (row, start..<end)
  }

  /// Writes printable ASCII over the existing background.
  func lay(
    ascii bytes: UnsafeBufferPointer<UInt8>, _ look: LookID, in looks: LookTable, x: Int, y: Int, from low: Int,
    to high: Int
  ) {
    guard let (row, columns) = open(x..<x + bytes.count, y: y, from: low, to: high) else { return }
    var behind = row[columns.lowerBound].look
    var mixed = looks.laid(look, on: behind)
    for column in columns {
      if row[column].look != behind {
        behind = row[column].look
        mixed = looks.laid(look, on: behind)
      }
      row[column] = Cell(Glyph(bits: UInt32(bytes[column - x])), mixed)
    }
  }

  /// Writes printable ASCII.
  package func put(ascii bytes: UnsafeBufferPointer<UInt8>, _ look: LookID, x: Int, y: Int, from low: Int, to high: Int)
  {
    guard let (row, columns) = open(x..<x + bytes.count, y: y, from: low, to: high) else { return }
    for column in columns { row[column] = Cell(Glyph(bits: UInt32(bytes[column - x])), look) }
  }

  /// Fills a rectangle with a narrow glyph.
  package func fill(_ rect: CellRect, _ look: LookID, with glyph: Glyph = .blank) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    for y in rect.minY..<rect.maxY {
      let row = cells + y * width
      note(Stretch(low: rect.minX, high: rect.maxX), y)
      mend(row, rect.minX)
      mend(row, rect.maxX - 1)
      (row + rect.minX).update(repeating: Cell(glyph, look), count: rect.width)
    }
  }

  /// Fills a rectangle with a narrow glyph over the existing background.
  func lay(_ glyph: Glyph, _ look: LookID, in looks: LookTable, over rect: CellRect) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    for y in rect.minY..<rect.maxY {
      let row = cells + y * width
      note(Stretch(low: rect.minX, high: rect.maxX), y)
      mend(row, rect.minX)
      mend(row, rect.maxX - 1)
      for x in rect.minX..<rect.maxX { row[x] = Cell(glyph, looks.laid(look, on: row[x].look)) }
    }
  }

  /// Returns the cells of a rectangle, line by line.
  func part(_ rect: CellRect) -> [Cell] {
    var part: [Cell] = []
    part.reserveCapacity(rect.width * rect.height)
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX { part.append(self[x: x, y: y]) }
    }
    return part
  }

  /// Merges the cells of a rectangle that have changed.
  func merge(_ rect: CellRect, with before: [Cell], _ mixed: (_ before: Cell, _ now: Cell) -> Cell) {
    let inside = rect.intersection(bounds)
    guard inside == rect, !rect.isEmpty, before.count == rect.width * rect.height else { return }
    for y in rect.minY..<rect.maxY {
      let row = cells + y * width
      note(Stretch(low: rect.minX, high: rect.maxX), y)
      for x in rect.minX..<rect.maxX {
        let old = before[(y - rect.minY) * rect.width + x - rect.minX]
        if row[x].bits != old.bits { row[x] = mixed(old, row[x]) }
      }
      // The restored cells may contain half a wide character.
      for x in rect.minX..<rect.maxX {
        if row[x].glyph == .tail, x == 0 || !row[x - 1].glyph.isWide { row[x].glyph = .blank }
        if row[x].glyph.isWide, x + 1 >= width || row[x + 1].glyph != .tail { row[x].glyph = .blank }
      }
    }
  }

  /// Changes the look of the cells in a rectangle.
  package func restyle(_ rect: CellRect, _ change: (LookID) -> LookID) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    var known: (from: LookID, to: LookID)?
    for y in rect.minY..<rect.maxY {
      let row = cells + y * width
      note(Stretch(low: rect.minX, high: rect.maxX), y)
      for x in rect.minX..<rect.maxX {
        let look = row[x].look
        if known?.from != look { known = (look, change(look)) }
        row[x].look = known!.to
      }
    }
  }

  /// Copies some columns of a row from another buffer, shifted sideways. Columns beyond its edges are skipped.
  func copyRow(_ y: Int, of other: CellBuffer, columns: Range<Int>, shiftedBy shift: Int) {
    guard y < height, y < other.height else { return }
    for x in columns.clamped(to: 0..<width) {
      let source = x - shift
      guard columns.contains(source), source < other.width else { continue }
      let cell = other.cells[y * other.width + source]
      if cell.glyph == .tail { continue }
      put(cell.glyph, cell.look, x: x, y: y, from: columns.lowerBound, to: columns.upperBound)
    }
  }
}
