import Cairn
import SwiftUI
import Testing

@testable import CairnTerminal

/// Characters that the app draws itself.
@MainActor
@Suite struct PartTests {
  private struct Board: CellRepresentable {
    var mark = "x"

    func draw(in cells: inout CellArea) {
      cells.put("\(cells.columns)×\(cells.rows)", column: 0, row: 0, color: .red, isBold: true)
      cells.put(mark, column: cells.columns - 1, row: cells.rows - 1, background: .blue)
      // What is outside does not show.
      cells.put("left", column: -2, row: 1)
      cells.put("above", column: 0, row: -1)
      cells.put("below", column: 0, row: cells.rows)
      cells.put("beyond", column: cells.columns - 2, row: 1)
      cells.put("far", column: .min, row: .max)
    }
  }

  private struct Game: View {
    @State private var mark = "x"

    var body: some View {
      VStack(spacing: 0) {
        Board(mark: mark).frame(width: 120, height: 80)
        Button("Turn") { mark = "o" }
      }
    }
  }

  @Test func drawsInItsPlaceOnly() throws {
    let person = Person(width: 40, height: 12, environment: ["COLORTERM": "truecolor"]) { Game() }
    let corner = try #require(person.place(of: "12×4"))
    let look = person.host.look(x: corner.x, y: corner.y)
    #expect(look.traits.contains(.bold) && look.foreground != person.host.look(x: corner.x, y: corner.y + 3).foreground)
    let lines = person.lines[corner.y...].map { String($0.dropFirst(corner.x).prefix(12)) }
    #expect(lines[1] == "ft        be")
    #expect(lines[3] == "           x")
    #expect(!person.sees("above") && !person.sees("below") && !person.sees("far") && !person.sees("bey"))
  }

  @Test func drawsAgainAfterAChange() throws {
    let person = Person { Game() }
    person.press(.enter)
    let corner = try #require(person.place(of: "12×4"))
    #expect(person.lines[corner.y + 3].contains("o") && !person.lines[corner.y + 3].contains("x"))
  }

  @Test func hasTheSpaceThatIsProposed() {
    let person = Person(width: 20, height: 8) { Board() }
    #expect(person.sees("20×"))
  }
}
