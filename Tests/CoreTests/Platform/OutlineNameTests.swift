import CairnTesting
import SwiftUI
import Testing

/// Outlines and index paths under the names of Apple's other libraries.
@MainActor @Suite("Names of Core Graphics'")
struct OutlineNameTests {
  @Test func anOutlineIsDrawnBitByBit() {
    let drawn = CGMutablePath()
    drawn.move(to: CGPoint(x: 1, y: 2))
    drawn.addLine(to: CGPoint(x: 11, y: 2))
    drawn.addLine(to: CGPoint(x: 11, y: 12))
    drawn.closeSubpath()
    drawn.addEllipse(in: CGRect(x: 20, y: 20, width: 10, height: 10))
    #expect(drawn.boundingBoxOfPath == CGRect(x: 1, y: 2, width: 29, height: 28))
    #expect(drawn.contains(CGPoint(x: 9, y: 4)))
    #expect(!drawn.contains(CGPoint(x: 2, y: 11)))
    #expect(Path(drawn).boundingRect == drawn.boundingBoxOfPath)
  }

  @Test func aCopyStaysWhenMoreIsDrawn() throws {
    let drawn = CGMutablePath()
    drawn.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    let copy = try #require(drawn.copy())
    #expect(copy == drawn)
    drawn.addRect(
      CGRect(x: 0, y: 0, width: 4, height: 4), transform: CGAffineTransform(translationX: 10, y: 0))
    #expect(copy != drawn)
    #expect(drawn.boundingBox.maxX == 14)
    #expect(copy.boundingBox.maxX == 4)
  }

  @Test func anOutlineIsShownAsAShape() {
    struct Wedge: Shape {
      func path(in rect: CGRect) -> Path {
        let path = CGMutablePath()
        path.move(to: rect.origin)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.closeSubpath()
        return Path(path)
      }
    }
    let host = TestHost { Text("Flag").clipShape(Wedge()) }
    #expect(host.isVisible("Flag"))
  }

  @Test func partsOfAnIndexPathHaveNames() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path == IndexPath(item: 3, section: 1))
    path.row = 5
    path.section = 2
    #expect(path.item == 5)
    #expect(Array(path) == [2, 5])
  }
}
