import Foundation

/// Writes what it takes to turn one screen into another: changed cells only, in one piece.
///
/// What is asked for every cell is not checked for overlapping access at run time; nothing is held open while anything is
/// called.
package final class FrameWriter {
  private let looks: LookTable
  private let clusters: ClusterTable
  /// Where the terminal's cursor is, as far as that is certain.
  @exclusivity(unchecked) private var cursor: (x: Int, y: Int)?
  @exclusivity(unchecked) private var look = LookID.plain
  @exclusivity(unchecked) private var sink = ByteSink()

  package init(looks: LookTable, clusters: ClusterTable) {
    self.looks = looks
    self.clusters = clusters
  }

  /// The bytes to write. Until they are taken, more may be added.
  package var bytes: UnsafeBufferPointer<UInt8> { sink.buffer }

  package func clear() { sink.clear() }

  package func append(_ text: StaticString) { sink.append(text) }
  package func append(_ text: String) { sink.append(text) }

  /// What the terminal shows is unknown: it is cleared.
  package func startOver() {
    sink.append("\u{1B}[m\u{1B}[H\u{1B}[2J")
    cursor = (0, 0)
    look = .plain
  }

  /// Someone else may have moved the cursor.
  package func forgetCursor() { cursor = nil }

  /// Shows the cursor at a place.
  package func moveCursor(x: Int, y: Int) { move(toX: x, y: y) }

  /// - Parameters:
  ///   - old: what the terminal shows now; afterwards it is what `new` is.
  ///   - lines: The only ones that may be different, where that is known.
  package func write(from old: CellBuffer, to new: CellBuffer, lines: Range<Int>? = nil) {
    for y in lines?.clamped(to: 0..<new.height) ?? 0..<new.height {
      // Beside what either has written both are blank.
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

  /// - Parameter columns: The only ones that may be different.
  private func writeRow(
    _ y: Int, _ before: UnsafeMutablePointer<Cell>, _ after: UnsafeMutablePointer<Cell>, _ columns: CellBuffer.Stretch,
    width: Int
  ) {
    let blankFrom = firstOfBlankTail(after, columns)
    // Erasing pays off from a few blanks on.
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
      // The right half of a wide character comes with its left one.
      if after[x].glyph == .tail, x > 0, after[x - 1].glyph.isWide { x -= 1 }
      let end = endOfRun(from: x, before, after, width: x < limit ? limit : width)
      move(toX: x, y: y)
      put(after, x..<end, y: y, width: width)
      x = end
    }
  }

  /// The first place of a row, before or after, whose width terminals do not agree on.
  private func firstDoubtful(
    _ before: UnsafeMutablePointer<Cell>, _ after: UnsafeMutablePointer<Cell>, width: Int
  ) -> Int? {
    for x in 0..<width where before[x].glyph.isDoubtful || after[x].glyph.isDoubtful { return x }
    return nil
  }

  /// What a terminal takes for wider than it is here has covered what is beside it, so from there on the whole row
  /// is written.
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

  /// Where the blanks without a background at the end of a row begin: they can be erased instead of written.
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

  /// The end of what to write in one go: gaps so short that moving over them would be longer are written again.
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
    // A wide character is written whole.
    if end < width, after[end].glyph == .tail, after[end - 1].glyph.isWide { end += 1 }
    return end
  }

  /// The next change after a gap that costs less to write again than to move over; nil if there is none.
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
        // Switching to the look of what comes next costs nothing: it has to be done anyway.
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

  /// How many bytes it takes to move the cursor to the side.
  private static func costOfMove(_ columns: Int) -> Int {
    columns == 0 ? 0 : columns == 1 ? 3 : 3 + digits(columns)
  }

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
        // A terminal that takes it for narrower would leave what was there before beside it.
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
    // After the last column terminals differ in where the cursor is.
    cursor = cursor == nil || x >= width ? nil : (x, y)
  }

  /// Brings the cursor to a place by the fewest bytes.
  private func move(toX x: Int, y: Int) {
    defer { cursor = (x, y) }
    let absolute = y == 0 && x == 0 ? 3 : 3 + Self.digits(y + 1) + (x > 0 ? 1 + Self.digits(x + 1) : 0)
    guard let cursor, y >= cursor.y else { return moveAbsolutely(toX: x, y: y) }
    // Down by line feeds, which keep the column; then to the side, from there or from the left edge.
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
    // Two looks may be one to the terminal, and a list without parameters would switch everything off.
    if from.traits == to.traits, from.foreground == to.foreground, from.background == to.background { return }
    sink.append("\u{1B}[")
    if new == .plain {
      sink.append("m")
      return
    }
    let losesTrait = !from.look.traits.isSubset(of: to.look.traits)
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
