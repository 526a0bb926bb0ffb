import SwiftUI
import Testing

@testable import CairnTerminal

@Suite("Thin lines in a terminal")
struct LineTests {
  private func raster() -> DotRaster { DotRaster(width: 4, height: 2, cellSize: CGSize(width: 8, height: 16)) }

  @Test func aLineIsOneDotHigh() {
    var dots = raster()
    dots.add([CGPoint(x: 0, y: 0.6), CGPoint(x: 2, y: 0.6)], dash: [], phase: 0)
    #expect(dots.cells.filter { $0.key < 2 } == [0: 0b110000, 1: 0b110000])
  }

  @Test func aLineAlongTheLowerEdgeIsInTheLastCells() {
    var dots = raster()
    dots.add([CGPoint(x: 0, y: 2), CGPoint(x: 0.9, y: 2)], dash: [], phase: 0)
    #expect(dots.cells == [4: 0b1100_0000])
  }

  @Test func dashesAreInPoints() {
    var dots = raster()
    dots.add([CGPoint(x: 0, y: 0), CGPoint(x: 3.99, y: 0)], dash: [8, 8], phase: 0)
    #expect(Set(dots.cells.keys) == [0, 2])
  }

  @Test(arguments: [CGFloat.infinity, .nan, 1e300, -1e300])
  func whatIsOutsideCostsNothing(far: CGFloat) {
    var dots = raster()
    dots.add([CGPoint(x: far, y: 0), CGPoint(x: -50, y: far)], dash: [3], phase: far)
    #expect(dots.cells.count <= 8)
  }

  @MainActor @Test func linesAndPointsOfADrawingAreSeen() {
    let person = Person(
      width: 20, height: 6,
      environment: ["COLORTERM": "truecolor", "CAIRN_REDUCE_MOTION": "1", "CAIRN_APPEARANCE": "dark"]
    ) {
      Canvas { context, size in
        let line = Path { path in
          path.move(to: CGPoint(x: 0, y: size.height / 4))
          path.addLine(to: CGPoint(x: size.width, y: size.height / 4))
        }
        context.stroke(line, with: .color(.green))
        context.fill(Path(ellipseIn: CGRect(x: 33, y: 49, width: 6, height: 6)), with: .color(.red))
      }
    }
    let text = person.lines.joined()
    #expect(text.unicodeScalars.filter { (0x2801...0x28FF).contains($0.value) }.count >= 10)
    #expect(text.contains("●"))
  }
}
