import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Gradients in cells")
struct GradientTests {
  private static let trueColour = ["COLORTERM": "truecolor", "CAIRN_REDUCE_MOTION": "1"]

  /// Returns the backgrounds of the cells in a line.
  private func grounds(_ person: Person, y: Int) -> [CellColor] {
    (0..<person.host.backBuffer.cells.width).map { person.host.look(x: $0, y: y).background }
  }

  @Test func aLinearGradientInterpolatesItsColors() {
    let person = Person(width: 11, height: 4, environment: Self.trueColour) {
      LinearGradient(
        colors: [Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1)], startPoint: .leading,
        endPoint: .trailing)
    }
    let reds = grounds(person, y: 1).map(\.red)
    #expect(reds == reds.sorted())
    // The centers of the first and last of 11 cells are a 22nd from the ends: 255 / 22 is 11.6, so 12; 243.4 is
    // 243, of which steps of four leave 240; in the middle it is 127.5, so 124 or 128.
    #expect(reds.first == 12 && reds.last == 240 && (124...128).contains(reds[5]))
    #expect(Set(reds).count == 11)
    #expect(grounds(person, y: 0) == grounds(person, y: 3))
  }

  @Test func aShapeClipsItsGradient() {
    let person = Person(width: 20, height: 8, environment: Self.trueColour) {
      Ellipse().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    }
    let middle = (0..<7).map { person.host.look(x: 10, y: $0).background }
    #expect(Set(middle.map(\.value)).count == 7)
    // Nothing is drawn outside the ellipse.
    #expect(person.host.look(x: 0, y: 0).background.isOwn)
  }

  @Test func textsKeepTheGradientBehindThem() {
    let person = Person(width: 20, height: 4, environment: Self.trueColour) {
      Text("Over it").background(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    let place = person.place(of: "Over it")!
    #expect(!person.host.look(x: place.x, y: place.y).background.isOwn)
  }

  @Test func withoutColorsGradientsAreNotDrawn() {
    let person = Person(width: 11, height: 4, environment: ["NO_COLOR": "1"]) {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    }
    let bytes = String(decoding: person.host.frame(), as: UTF8.self)
    #expect(!bytes.contains("38;") && !bytes.contains("48;"))
  }
}
