import CairnValues
import Foundation
import SwiftUI
import Testing

@testable import Charts

/// A sector stays in its part of the ring, whatever its gaps and corners.
@Suite("Sectors")
struct SectorTests {
  private static let shapes: [(share: Double, inner: CGFloat, inset: CGFloat, corner: CGFloat)] = {
    var shapes: [(Double, CGFloat, CGFloat, CGFloat)] = []
    for share in [0.002, 14.0 / 1_008, 0.05, 0.25, 0.5, 0.7, 0.98] {
      for inner in [0, 20, 61.8, 95] as [CGFloat] {
        for inset in [0, 1, 2, 8] as [CGFloat] {
          for corner in [0, 4, 30] as [CGFloat] { shapes.append((share, inner, inset, corner)) }
        }
      }
    }
    return shapes
  }()

  @Test func noSectorLeavesItsPartOfTheRing() {
    for shape in Self.shapes {
      let start = 0.3
      let end = start + shape.share * 2 * .pi
      let sector = Sector(
        center: .zero, inner: shape.inner, outer: 100, start: start, end: end, inset: shape.inset,
        corner: shape.corner)
      let inside = PathInterior(sector.path)
      for x in stride(from: -105.0, through: 105, by: 7) {
        for y in stride(from: -105.0, through: 105, by: 7) where inside.contains(CGPoint(x: x, y: y)) {
          let radius = (x * x + y * y).squareRoot()
          #expect(radius <= 101, "\(shape) at \(x), \(y)")
          // A curve is drawn with lines, which come a little nearer to the center.
          #expect(radius >= shape.inner - 2, "\(shape) at \(x), \(y)")
          var angle = atan2(y, x) - start
          if angle < -0.02 { angle += 2 * .pi }
          #expect(angle <= end - start + 0.02 || radius < 3, "\(shape) at \(x), \(y)")
        }
      }
    }
  }

  @Test func cornersTakeLittleOfALargeSector() {
    func covered(corner: CGFloat) -> Int {
      let sector = Sector(
        center: .zero, inner: 60, outer: 100, start: 0, end: 2, inset: 2, corner: corner)
      let inside = PathInterior(sector.path)
      var count = 0
      for x in -100...100 {
        for y in -100...100 where inside.contains(CGPoint(x: Double(x), y: Double(y))) { count += 1 }
      }
      return count
    }
    let (sharp, round) = (covered(corner: 0), covered(corner: 4))
    // Points at the edge may be counted for either.
    #expect(Double(round) < 1.001 * Double(sharp))
    #expect(Double(round) > 0.97 * Double(sharp))
  }
}
