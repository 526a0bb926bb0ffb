import Foundation

/// Writes the bytes that turn one screen into another: changed cells only, in one write.
///
/// Properties that are read for every cell skip the run-time exclusivity check. No code calls out while it
/// accesses one.
package final class FrameWriter {
  private let looks: LookTable
  private let clusters: ClusterTable
  /// The position of the terminal's cursor, if it is certain.
  private var cursor: (x: Int, y: Int)?
  private var look = LookID.plain
  private var sink = ByteSink()

  package init(looks: LookTable, clusters: ClusterTable) {
    self.looks = looks
    self.clusters = clusters
  }

  /// The bytes to write. They accumulate until they are taken.
  package var bytes: UnsafeBufferPointer<UInt8> { sink.buffer }

  package func clear() { sink.clear() }

  package func append(_ text: StaticString) { sink.append(text) }
  package func append(_ text: String) { sink.append(text) }

  /// Clears the terminal because its content is unknown.
  package func startOver() {
    sink.append("\u{1B}[m\u{1B}[H\u{1B}[2J")
    cursor = (0, 0)
    look = .plain
  }

  /// Forgets the cursor position, because it may have been moved externally.
  package func forgetCursor() { cursor = nil }

  /// Shows the cursor at a position.
  package func moveCursor(x: Int, y: Int) { move(toX: x, y: y) }

  /// - Parameters:
  ///   - old: The terminal's current content. Afterwards it equals `new`.
  ///   - lines: The only lines that may differ, if known.
  package func write(from old: CellBuffer, to new: CellBuffer, lines: Range<Int>? = nil) {
    for y in lines?.clamped(to: 0..<new.height) ?? 0..<new.height {
      // Outside the written columns of both, both are blank.
      let columns = old.written(y).union(new.written(y))
      if columns.isEmpty { continue }
      let before = old.cells + y * new.width
      let after = new.cells + y * new.width
      let size = (columns.high - columns.low) * MemoryLayout<Cell>.stride
      if memcmp(before + columns.low, after + columns.low, size) == 0 { continue }
      writeRow(y, before, after, columns, width: new.width)
      old.copyRow(y, of: new)
    }
  }

  /// - Parameter columns: The only columns that may differ.
  private func writeRow(
    _ y: Int, _ before: UnsafeMutablePointer<Cell>, _ after: UnsafeMutablePointer<Cell>, _ columns: CellBuffer.Stretch,
    width: Int
  ) {
    let blankFrom = firstOfBlankTail(after, columns)
    // Erasing pays off for more than three blanks.
    let limit = width - blankFrom > 3 ? blankFrom : width
    if clusters.hasDoubtful, let start = firstDoubtful(before, after, width: width) {
      return rewriteRow(y, from: start, before, after, width: width, blankFrom: limit)
    }
    var x = columns.low
    while x < columns.high {
      if before[x].bits == after[x].bits {
        x += 1
        continue
      }
      if x >= limit, lastChange(before, after, columns) - x >= 3 {
        move(toX: x, y: y)
        if after[x].look != look { change(to: after[x].look) }
        sink.append("\u{1B}[K")
        return
      }
      // The right half of a wide character is written with its left half.
      if after[x].glyph == .tail, x > 0, after[x - 1].glyph.isWide { x -= 1 }
      let end = endOfRun(from: x, before, after, width: x < limit ? limit : width)
      move(toX: x, y: y)
      put(after, x..<end, y: y, width: width)
      x = end
    }
  }

  /// Returns the first column of a row, in either screen, whose width terminals do not agree on.
  private func firstDoubtful(
    _ before: UnsafeMutablePointer<Cell>, _ after: UnsafeMutablePointer<Cell>, width: Int
  ) -> Int? {
    for x in 0..<width where before[x].glyph.isDoubtful || after[x].glyph.isDoubtful { return x }
    return nil
  }

  /// Rewrites a row from a doubtful character on. A terminal that considers it wider than it is here has overwritten
  /// its neighbors.
  private func rewriteRow(
    _ y: Int, from start: Int, _ before: UnsafeMutablePointer<Cell>, _ after: UnsafeMutablePointer<Cell>, width: Int,
    blankFrom: Int
  ) {
    var first = 0
    while first < start, before[first].bits == after[first].bits { first += 1 }
    if first > 0, after[first].glyph == .tail { first -= 1 }
    move(toX: first, y: y)
    let end = max(min(blankFrom, width), first)
    if first < end { put(after, first..<end, y: y, width: width) }
    guard end < width else { return }
    move(toX: end, y: y)
    if look != .plain { change(to: .plain) }
    sink.append("\u{1B}[K")
  }

  /// Returns the start of the trailing blanks without a background, which can be erased instead of written.
  private func firstOfBlankTail(_ row: UnsafeMutablePointer<Cell>, _ columns: CellBuffer.Stretch) -> Int {
    var x = columns.high
    while x > 0, row[x - 1].bits == Cell.blank.bits { x -= 1 }
    return x
  }

  private func lastChange(
    _ before: UnsafeMutablePointer<Cell>, _ after: UnsafeMutablePointer<Cell>, _ columns: CellBuffer.Stretch
  ) -> Int {
    var x = columns.high - 1
    while x > columns.low, before[x].bits == after[x].bits { x -= 1 }
    return x
  }

  /// Returns the end of a run to write at once. Short gaps are rewritten if moving over them would take more
  /// bytes.
  private func endOfRun(
    from start: Int, _ before: UnsafeMutablePointer<Cell>, _ after: UnsafeMutablePointer<Cell>, width: Int
  ) -> Int {
    var end = start + 1
    while end < width {
      if before[end].bits != after[end].bits {
        end += 1
      } else if let next = endOfGap(from: end, before, after, width: width) {
        end = next + 1
      } else {
        break
      }
    }
    // A wide character is written as a whole.
    if end < width, after[end].glyph == .tail, after[end - 1].glyph.isWide { end += 1 }
    return end
  }

  /// Returns the next change after a gap that is cheaper to rewrite than to skip, or `nil` if there is none.
  private func endOfGap(
    from start: Int, _ before: UnsafeMutablePointer<Cell>, _ after: UnsafeMutablePointer<Cell>, width: Int
  ) -> Int? {
    var bytes = 0
    var look = after[start - 1].look
    var isOther = false
    var x = start
    while x < width {
      let isChange = before[x].bits != after[x].bits
      if after[x].look != look {
        // Switching to the look of the next change is free: it is necessary anyway.
        if isOther { return nil }
        if isChange { return x }
        look = after[x].look
        isOther = true
      }
      if isChange { return x }
      bytes += after[x].glyph.byteCount
      x += 1
      if bytes > Self.costOfMove(x - start) { return nil }
    }
    return nil
  }

  private static func digits(_ number: Int) -> Int { number < 10 ? 1 : number < 100 ? 2 : number < 1_000 ? 3 : 4 }

  /// Returns the number of bytes for moving the cursor sideways.
  private static func costOfMove(_ columns: Int) -> Int { columns == 0 ? 0 : columns == 1 ? 3 : 3 + digits(columns) }

  private func put(_ row: UnsafeMutablePointer<Cell>, _ columns: Range<Int>, y: Int, width: Int) {
    var x = columns.lowerBound
    while x < columns.upperBound {
      let cell = row[x]
      if cell.look != look { change(to: cell.look) }
      if cell.glyph.bits < 0x80 {
        x = sink.append(plain: row, x..<columns.upperBound, look)
        continue
      }
      if cell.glyph.isDoubtful, cell.glyph.isWide, x + 1 < width {
        // A terminal that considers the character narrower would leave the old content beside it.
        sink.append("  ")
        cursor = nil
        move(toX: x, y: y)
      }
      if cell.glyph.isCluster {
        sink.append(clusters.bytes[Int(cell.glyph.number)])
      } else {
        sink.append(scalar: cell.glyph.number)
      }
      x += cell.glyph.isWide ? 2 : 1
      if cell.glyph.isDoubtful {
        cursor = nil
        if x < columns.upperBound { move(toX: x, y: y) }
      }
    }
    // After the last column, terminals differ in the cursor position.
    cursor = cursor == nil || x >= width ? nil : (x, y)
  }

  /// Moves the cursor to a position with the fewest bytes.
  private func move(toX x: Int, y: Int) {
    defer { cursor = (x, y) }
    let absolute = y == 0 && x == 0 ? 3 : 3 + Self.digits(y + 1) + (x > 0 ? 1 + Self.digits(x + 1) : 0)
    guard let cursor, y >= cursor.y else { return moveAbsolutely(toX: x, y: y) }
    // Move down by line feeds, which keep the column; then sideways, from there or from the left edge.
    let aside = Self.costOfMove(abs(x - cursor.x))
    let fromEdge = 1 + Self.costOfMove(x)
    if y - cursor.y + min(aside, fromEdge) > absolute { return moveAbsolutely(toX: x, y: y) }
    for _ in cursor.y..<y { sink.append("\n") }
    if fromEdge < aside {
      sink.append("\r")
      moveAside(x, "C")
    } else {
      moveAside(abs(x - cursor.x), x > cursor.x ? "C" : "D")
    }
  }

  private func moveAside(_ columns: Int, _ direction: StaticString) {
    guard columns > 0 else { return }
    sink.append("\u{1B}[")
    if columns > 1 { sink.append(number: columns) }
    sink.append(direction)
  }

  private func moveAbsolutely(toX x: Int, y: Int) {
    sink.append("\u{1B}[")
    if y > 0 || x > 0 { sink.append(number: y + 1) }
    if x > 0 {
      sink.append(";")
      sink.append(number: x + 1)
    }
    sink.append("H")
  }

  private func change(to new: LookID) {
    let from = looks.entries[Int(look.number)]
    let to = looks.entries[Int(new.number)]
    look = new
    // Two looks may be identical to the terminal, and a list without parameters would reset everything.
    if from.traits == to.traits, from.foreground == to.foreground, from.background == to.background { return }
    sink.append("\u{1B}[")
    if new == .plain {
      sink.append("m")
      return
    }
    let losesTrait = !from.look.traits.isSubset(of: to.look.traits.union(.unwritten))
    let losesColour = from.foreground != 0 && to.foreground == 0 || from.background != 0 && to.background == 0
    let startsOver = losesTrait || losesColour
    var isFirst = !startsOver
    func set(_ parameters: Int, from old: Int) {
      guard parameters != 0, startsOver || parameters != old else { return }
      if !isFirst { sink.append(";") }
      isFirst = false
      sink.append(looks.parameters[parameters])
    }
    set(to.traits, from: from.traits)
    set(to.foreground, from: from.foreground)
    set(to.background, from: from.background)
    sink.append("m")
  }
}
