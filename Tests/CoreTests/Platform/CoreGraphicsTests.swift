import SwiftUI
import Testing

@Suite("import CoreGraphics")
struct CoreGraphicsTests {
  @Test func bringsTheGeometryAndTheColours() {
    #expect(DrawingCode.moved(CGPoint(x: 1, y: 2)) == CGPoint(x: 4, y: 6))
    #expect(DrawingCode.inner(of: CGSize(width: 2, height: 2)).width == 1)
    #expect(DrawingCode.step(2).dx == 2)
    #expect(DrawingCode.ink.alpha == 0.5)
  }
}
