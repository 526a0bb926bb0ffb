import CairnFoundation
import Foundation
import Testing

@testable import CairnValues

@Suite("Outlines are put together") struct PathSetTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let moved = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  /// Returns the area by the shoelace formula, whatever the direction of the outline.
  private func area(_ path: Path) -> CGFloat {
    abs(
      path.contours.reduce(0) { sum, contour in
        let points = contour.points
        return sum + zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
          $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        } / 2
      })
  }

  private func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-4) -> Bool { abs(a - b) < tolerance }

  @Test func areasOfTwoSquaresThatOverlapInAQuarter() {
    #expect(isNear(area(square.union(moved)), 175))
    #expect(isNear(area(square.intersection(moved)), 25))
    #expect(isNear(area(square.subtracting(moved)), 75))
    #expect(isNear(area(square.symmetricDifference(moved)), 150))
  }

  @Test func whatIsCommonToTwoSquaresIsASquareOfFourCorners() {
    let common = square.intersection(moved)
    #expect(common.boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(common.contours.count == 1)
    #expect(common.contours[0].segments.count == 3)
  }

  @Test func equalAndTouchingSquares() {
    #expect(isNear(area(square.union(square)), 100))
    #expect(isNear(area(square.intersection(square)), 100))
    #expect(square.subtracting(square).isEmpty)
    #expect(square.symmetricDifference(square).isEmpty)
    let neighbour = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(isNear(area(square.union(neighbour)), 200))
    #expect(square.union(neighbour).contours.count == 1)
    #expect(square.intersection(neighbour).isEmpty)
  }

  @Test func aHoleIsLeftWhereTheInsideIsTakenOut() {
    let ring = square.subtracting(Path(CGRect(x: 2, y: 2, width: 6, height: 6)))
    #expect(ring.contours.count == 2)
    #expect(isNear(area(ring), 64))
    #expect(!ring.contains(CGPoint(x: 5, y: 5)))
    #expect(ring.contains(CGPoint(x: 1, y: 5)))
  }

  @Test func twoCirclesHaveALensInCommon() {
    let left = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    let right = Path(ellipseIn: CGRect(x: 10, y: 0, width: 20, height: 20))
    // Two segments of a circle of radius 10, cut 5 from the center: 2r²·acos(d/2r) − d/2·√(4r²−d²) with d = 10.
    let lens = 200 * acos(0.5) - 5 * CGFloat(300).squareRoot()
    #expect(isNear(area(left.intersection(right)), lens, 0.2))
    #expect(isNear(area(left.union(right)), 200 * .pi - lens, 0.6))
  }

  @Test func whatCrossesItselfIsMadePlain() {
    // Two squares in one path with the same direction: the middle is enclosed twice.
    var both = square
    both.addPath(moved)
    #expect(isNear(area(both.normalized(eoFill: false)), 175))
    #expect(isNear(area(both.normalized()), 150))
  }

  @Test func aLineIsCutByAnOutline() {
    let line = Path { path in
      path.move(to: CGPoint(x: -5, y: 5))
      path.addLine(to: CGPoint(x: 15, y: 5))
    }
    #expect(line.lineIntersection(square).boundingRect == CGRect(x: 0, y: 5, width: 10, height: 0))
    #expect(line.lineSubtraction(square).contours.count == 2)
    #expect(line.lineSubtraction(Path()).boundingRect == CGRect(x: -5, y: 5, width: 20, height: 0))
  }

  @Test func rubbishIsLeftOut() {
    let broken = Path { path in
      path.move(to: CGPoint(x: CGFloat.nan, y: 0))
      path.addLine(to: CGPoint(x: CGFloat.infinity, y: 3))
      path.addLine(to: CGPoint(x: 3, y: 3))
      path.closeSubpath()
    }
    #expect(isNear(area(square.union(broken)), 100))
    #expect(Path().union(Path()).isEmpty)
    #expect(isNear(area(Path().union(square)), 100))
  }
}
