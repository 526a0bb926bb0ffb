import CairnCore
import CairnHosting
import CairnScreen
import CairnTesting
import SwiftUI
import Testing

@MainActor @Observable
private final class Shelf { var books = Array("abcdef").map(String.init) }

private struct ShelfView: View {
  let shelf: Shelf
  var body: some View {
    List { ForEach(shelf.books, id: \.self) { Text($0) }.onMove { shelf.books.move(fromOffsets: $0, toOffset: $1) } }
  }
}

@MainActor
@Suite("Moving rows, on every host")
struct RowMoveTests {
  private func rows(_ host: TestHost) -> [Element] { host.session.frontWindow?.screen.root?.rowsInside ?? [] }

  @Test(arguments: 1...20) func manyMovesAreThoseOfAnArray(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let shelf = Shelf()
    let host = TestHost { ShelfView(shelf: shelf) }
    let controller = WindowController(try #require(host.session.frontWindow))
    var model = shelf.books
    for _ in 0..<30 {
      let from = Int.random(in: 0..<6, using: &random)
      if Bool.random(using: &random) {
        let places = Int.random(in: -7...7, using: &random)
        let isPossible = places != 0 && model.indices.contains(from + places)
        #expect(controller.moveRow(rows(host)[from], by: places) == isPossible)
        if isPossible { model.insert(model.remove(at: from), at: from + places) }
      } else {
        let to = Int.random(in: 0..<6, using: &random)
        let rows = rows(host)
        #expect(controller.moveRow(rows[from], to: rows[to]) == (from != to))
        model.insert(model.remove(at: from), at: to)
      }
      host.session.runTurns()
      #expect(shelf.books == model)
    }
  }

  @Test func rowsThatCannotMoveStay() throws {
    let host = TestHost { List(0..<3) { Text("Row \($0)") } }
    let controller = WindowController(try #require(host.session.frontWindow))
    let rows = rows(host)
    #expect(rows.count == 3)
    #expect(!controller.moveRow(rows[0], by: 1) && !controller.moveRow(rows[0], to: rows[2]))
  }
}
