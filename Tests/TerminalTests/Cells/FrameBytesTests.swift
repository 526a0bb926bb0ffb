import TestSupport
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Bytes per update")
struct FrameBytesTests {
  /// The fewest bytes that turn one screen into another, computed by trying every option for every gap. For
  /// plain characters only; others need more.
  private struct Smallest {
    let looks: LookTable
    var cursor: (x: Int, y: Int)?
    var look = LookID.plain

    private func digits(_ number: Int) -> Int { String(number).count }

    private func aside(_ columns: Int) -> Int { columns == 0 ? 0 : columns == 1 ? 3 : 3 + digits(columns) }

    private func move(from: (x: Int, y: Int)?, to: (x: Int, y: Int)) -> Int {
      let absolute =
        to == (0, 0) ? 3 : 3 + digits(to.y + 1) + (to.x > 0 ? 1 + digits(to.x + 1) : 0)
      guard let from, from.y <= to.y else { return absolute }
      let down = to.y - from.y
      return min(absolute, down + aside(abs(to.x - from.x)), down + 1 + aside(to.x))
    }

    private func parts(_ look: Look) -> [Int] {
      let traits = Look.Traits.codes.indices.filter { look.traits.rawValue & 1 << UInt8($0) != 0 }.count
      return [
        max(traits * 2 - 1, 0), looks.depth.parameters(look.foreground, isBackground: false).count,
        looks.depth.parameters(look.background, isBackground: true).count,
      ]
    }

    private func change(from: LookID, to: LookID) -> Int {
      if from == to { return 0 }
      if to == .plain { return 3 }
      let (a, b) = (looks[from], looks[to])
      let all = parts(b)
      func length(_ parts: [Int]) -> Int { parts.reduce(0, +) + max(parts.count - 1, 0) + 3 }
      // An empty parameter before the others resets everything.
      let anew = length([0] + all.filter { $0 > 0 })
      let loses =
        !a.traits.subtracting(b.traits).isEmpty || !a.foreground.isOwn && b.foreground.isOwn
        || !a.background.isOwn && b.background.isOwn
      if loses { return anew }
      var changed: [Int] = []
      if a.traits != b.traits { changed.append(all[0]) }
      if a.foreground != b.foreground { changed.append(all[1]) }
      if a.background != b.background { changed.append(all[2]) }
      return min(anew, length(changed))
    }

    mutating func bytes(from old: CellBuffer, to new: CellBuffer) -> Int {
      (0..<new.height).reduce(0) { $0 + row($1, old, new) }
    }

    private mutating func row(_ y: Int, _ old: CellBuffer, _ new: CellBuffer) -> Int {
      let cells = (0..<new.width).map { new[x: $0, y: y] }
      let changes = cells.indices.filter { old[x: $0, y: y] != cells[$0] }
      guard !changes.isEmpty else { return 0 }
      let blankFrom = (cells.lastIndex { $0 != .blank } ?? -1) + 1
      var total = 0
      var best: (bytes: Int, cursor: (x: Int, y: Int)?, look: LookID)?
      for x in changes {
        if x >= blankFrom, best == nil {
          let erased = total + move(from: cursor, to: (x, y)) + change(from: look, to: .plain) + 3
          best = (erased, (x, y), .plain)
        }
        total += reach(x, y, cells) + change(from: look, to: cells[x].look) + 1
        look = cells[x].look
        cursor = x + 1 < new.width ? (x + 1, y) : nil
      }
      if let best, best.bytes < total { (total, cursor, look) = best }
      return total
    }

    /// Returns the bytes for reaching a change, rewriting the cells in between or not.
    private mutating func reach(_ x: Int, _ y: Int, _ cells: [Cell]) -> Int {
      let moved = move(from: cursor, to: (x, y))
      guard let cursor, cursor.y == y, cursor.x <= x else { return moved }
      var written = 0
      var last = look
      for cell in cells[cursor.x..<x] {
        written += change(from: last, to: cell.look) + 1
        last = cell.look
      }
      // Bytes saved at the change itself count too.
      if written + change(from: last, to: cells[x].look) < moved + change(from: look, to: cells[x].look) {
        look = last
        return written
      }
      return moved
    }
  }

  @Test("At most a tenth above the minimum", arguments: [41, 42, 43, 44] as [UInt64])
  func fewBytes(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let looks = LookTable(depth: .full)
    let writer = FrameWriter(looks: looks, clusters: ClusterTable())
    let (shown, next, before) = (
      CellBuffer(width: 120, height: 20), CellBuffer(width: 120, height: 20), CellBuffer(width: 120, height: 20)
    )
    let canvas = CellCanvas(
      buffer: next, looks: looks, clusters: ClusterTable(), clip: CellRect(x: 0, y: 0, width: 120, height: 20))
    let styles = [
      Look(), Look(traits: .bold), Look(foreground: CellColor(0xFF8800)), Look(background: CellColor(0x102030)),
      Look(foreground: CellColor(0xFFFFFF), background: CellColor(0x0A60D0)),
    ]
    var smallest = Smallest(looks: looks)
    var (written, fewest) = (0, 0)
    for round in 0..<200 {
      if round % 20 == 0 { next.clear() }
      for _ in 0..<Int.random(in: 1...8, using: &numbers) {
        let look = styles.randomElement(using: &numbers)!
        let (x, y) = (Int.random(in: 0..<110, using: &numbers), Int.random(in: 0..<20, using: &numbers))
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: canvas.fill(CellRect(x: x, y: y, width: 120 - x, height: 1), Look())
        case 1: canvas.restyle(CellRect(x: 0, y: y, width: 120, height: 1)) { _ in look }
        default:
          let words = ["a", "word", "two words", "number 1234", "a line that is somewhat longer than the others"]
          canvas.put(words.randomElement(using: &numbers)!, x: x, y: y, look)
        }
      }
      before.copy(shown)
      writer.clear()
      writer.write(from: shown, to: next)
      written += writer.bytes.count
      fewest += smallest.bytes(from: before, to: next)
    }
    #expect(Double(written) <= Double(fewest) * 1.1, "seed \(seed): \(written) bytes, \(fewest) would do")
  }
}
