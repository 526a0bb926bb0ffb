/// The cells of a screen, row by row.
///
/// A wide character takes its cell and the one to the right of it, which holds `Glyph.tail`. Everything that writes
/// keeps that so: half a wide character is never left standing.
package final class CellBuffer {
  @exclusivity(unchecked) package private(set) var width: Int
  @exclusivity(unchecked) package private(set) var height: Int
  @exclusivity(unchecked) private(set) var cells: UnsafeMutablePointer<Cell>

  package init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    cells = .allocate(capacity: max(self.width * self.height, 1))
    cells.initialize(repeating: .blank, count: max(self.width * self.height, 1))
  }

  deinit { cells.deallocate() }

  package subscript(x x: Int, y y: Int) -> Cell {
    guard x >= 0, y >= 0, x < width, y < height else { return .blank }
    return cells[y * width + x]
  }

  package func resize(width: Int, height: Int) {
    cells.deallocate()
    self.width = max(width, 0)
    self.height = max(height, 0)
    cells = .allocate(capacity: max(self.width * self.height, 1))
    cells.initialize(repeating: .blank, count: max(self.width * self.height, 1))
  }

  package func clear() { clear(lines: 0..<height) }

  /// Clears whole lines.
  func clear(lines: Range<Int>) {
    let lines = lines.clamped(to: 0..<height)
    guard !lines.isEmpty else { return }
    let first = cells + lines.lowerBound * width
    first.update(repeating: .blank, count: width)
    // To copy memory is several times as fast as to fill it with a pattern.
    for line in 1..<max(lines.count, 1) { (first + line * width).update(from: first, count: width) }
  }

  package func copy(_ other: CellBuffer) {
    if other.width != width || other.height != height { resize(width: other.width, height: other.height) }
    cells.update(from: other.cells, count: width * height)
  }

  /// The cells of a row, to be put there again.
  func row(_ y: Int) -> [Cell] { Array(UnsafeBufferPointer(start: cells + y * width, count: width)) }

  func setRow(_ y: Int, _ row: [Cell]) {
    guard y >= 0, y < height, row.count == width else { return }
    row.withUnsafeBufferPointer { row in
      if let start = row.baseAddress { (cells + y * width).update(from: start, count: width) }
    }
  }

  package func copied() -> CellBuffer {
    let new = CellBuffer(width: width, height: height)
    new.copy(self)
    return new
  }

  /// Puts a glyph at a place, if all of it lies between two columns.
  package func put(_ glyph: Glyph, _ look: LookID, x: Int, y: Int, from low: Int = 0, to high: Int = .max) {
    let high = min(high, width)
    guard y >= 0, y < height, x >= max(low, 0), x < high else { return }
    let row = cells + y * width
    if glyph.isWide {
      guard x + 1 < high else {
        mend(row, x)
        row[x] = Cell(.blank, look)
        return
      }
      mend(row, x)
      mend(row, x + 1)
      row[x] = Cell(glyph, look)
      row[x + 1] = Cell(.tail, look)
    } else {
      mend(row, x)
      row[x] = Cell(glyph, look)
    }
  }

  /// Blanks the other half of a wide character of which one half is about to be written over.
  @inline(__always)
  private func mend(_ row: UnsafeMutablePointer<Cell>, _ x: Int) {
    let glyph = row[x].glyph
    if glyph.bits == 0 {
      if x > 0, row[x - 1].glyph.isWide { row[x - 1].glyph = .blank }
    } else if glyph.isWide, x + 1 < width, row[x + 1].glyph == .tail {
      row[x + 1].glyph = .blank
    }
  }

  /// Puts bytes that are all printable ASCII.
  package func put(ascii bytes: UnsafeBufferPointer<UInt8>, _ look: LookID, x: Int, y: Int, from low: Int, to high: Int)
  {
    guard y >= 0, y < height else { return }
    let start = max(x, low, 0)
    let end = min(x + bytes.count, high, width)
    guard start < end else { return }
    let row = cells + y * width
    mend(row, start)
    mend(row, end - 1)
    for column in start..<end { row[column] = Cell(Glyph(bits: UInt32(bytes[column - x])), look) }
  }

  /// Fills a rectangle with blanks.
  package func fill(_ rect: CellRect, _ look: LookID) {
    let rect = rect.intersection(CellRect(x: 0, y: 0, width: width, height: height))
    guard !rect.isEmpty else { return }
    for y in rect.minY..<rect.maxY {
      let row = cells + y * width
      mend(row, rect.minX)
      mend(row, rect.maxX - 1)
      (row + rect.minX).update(repeating: Cell(.blank, look), count: rect.width)
    }
  }

  /// Changes the look of what stands in a rectangle.
  package func restyle(_ rect: CellRect, _ change: (LookID) -> LookID) {
    let rect = rect.intersection(CellRect(x: 0, y: 0, width: width, height: height))
    guard !rect.isEmpty else { return }
    var known: (from: LookID, to: LookID)?
    for y in rect.minY..<rect.maxY {
      let row = cells + y * width
      for x in rect.minX..<rect.maxX {
        let look = row[x].look
        if known?.from != look { known = (look, change(look)) }
        row[x].look = known!.to
      }
    }
  }

  /// Copies a stretch of a row from another buffer, shifted to the side; what comes from beyond its edges is left out.
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

/// A rectangle of cells.
package struct CellRect: Equatable, Sendable {
  package var minX, minY, maxX, maxY: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    minX = x
    minY = y
    maxX = x + max(width, 0)
    maxY = y + max(height, 0)
  }

  package var width: Int { maxX - minX }
  package var height: Int { maxY - minY }
  package var isEmpty: Bool { maxX <= minX || maxY <= minY }

  package func contains(x: Int, y: Int) -> Bool { x >= minX && x < maxX && y >= minY && y < maxY }

  package func intersection(_ other: CellRect) -> CellRect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return CellRect(x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }

  package func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> CellRect {
    CellRect(x: minX + left, y: minY + top, width: width - left - right, height: height - top - bottom)
  }
}
