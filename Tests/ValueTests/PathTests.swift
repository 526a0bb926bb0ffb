import CairnFoundation
import Foundation
import Testing

@testable import CairnValues

@Suite struct PathTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-3) -> Bool { abs(a - b) < tolerance }

  private func near(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-3) -> Bool {
    near(a.minX, b.minX, tolerance) && near(a.minY, b.minY, tolerance) && near(a.maxX, b.maxX, tolerance)
      && near(a.maxY, b.maxY, tolerance)
  }

  /// Returns the area by the shoelace formula.
  private func area(_ path: Path) -> CGFloat {
    path.contours.reduce(0) { sum, contour in
      let points = contour.points
      return sum + zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
        $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
      } / 2
    }
  }

  @Test func aRectangleDescribesItself() {
    #expect(Path(square).description == "0 0 m 10 0 l 10 10 l 0 10 l h")
    #expect(
      Path(ellipseIn: square).description
        == "10 5 m 10 7.76142 7.76142 10 5 10 c 2.23858 10 0 7.76142 0 5 c "
        + "0 2.23858 2.23858 0 5 0 c 7.76142 0 10 2.23858 10 5 c h")
    #expect(Path().description == "")
  }

  @Test func descriptionsCanBeReadBack() {
    let text = "0 0 m 10 0 l 5 5 10 10 q 1 2 3 4 5 6 c h"
    #expect(Path(text)?.description == text)
    #expect(Path("1 2 l") == nil)
    #expect(Path("1 m") == nil)
    #expect(Path("nonsense") == nil)
    #expect(Path("") == Path())
  }

  @Test func stepsCanBeCounted() {
    let path = Path { path in
      path.addLine(to: .zero)
      path.move(to: CGPoint(x: 1, y: 1))
      path.addLine(to: CGPoint(x: 2, y: 1))
      path.closeSubpath()
    }
    var count = 0
    // swift-format-ignore: ReplaceForEachWithForLoop
    path.forEach { _ in count += 1 }
    #expect(count == 3)
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    #expect(Path().isEmpty && Path().currentPoint == nil)
  }

  @Test func boundsAreTightRoundCurves() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(near(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5)))
    var cubic = Path()
    cubic.move(to: .zero)
    cubic.addCurve(to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 0, y: 4), control2: CGPoint(x: 4, y: 4))
    #expect(near(cubic.boundingRect, CGRect(x: 0, y: 0, width: 4, height: 3)))
    #expect(Path().boundingRect.isNull)
    #expect(Path(ellipseIn: square).boundingRect == square)
  }

  @Test func insideIsInside() {
    #expect(Path(square).contains(CGPoint(x: 5, y: 5)))
    #expect(!Path(ellipseIn: square).contains(CGPoint(x: 0.5, y: 0.5)))
    let rounded = Path(roundedRect: square, cornerRadius: 5, style: .circular)
    #expect(!rounded.contains(CGPoint(x: 0.5, y: 0.5)) && rounded.contains(CGPoint(x: 5, y: 0.5)))
    let ring = Path { path in
      path.addRect(square)
      path.addRect(square.insetBy(dx: 3, dy: 3))
    }
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(ring.contains(CGPoint(x: 1, y: 5), eoFill: true))
  }

  /// Lines are sorted into bands, whose edges must not matter; and coordinates may be no numbers.
  @Test(arguments: 1...20)
  func theInteriorIsWhatAllLinesTell(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let extremes: [CGFloat] = [.nan, .infinity, 1e300, -1e300, .leastNonzeroMagnitude]
    func coordinate() -> CGFloat {
      if seed > 15, Int.random(in: 0..<20, using: &random) == 0 { return extremes.randomElement(using: &random)! }
      return CGFloat(Int.random(in: -8...8, using: &random)) / 2
    }
    let polygons = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      (0..<Int.random(in: 1...40, using: &random)).map { _ in CGPoint(x: coordinate(), y: coordinate()) }
    }
    let interior = PathInterior(polygons.reduce(into: Path()) { $0.addLines($1) })
    var wrong: [CGPoint] = []
    for x in stride(from: CGFloat(-5), through: 5, by: 0.25) {
      for y in stride(from: CGFloat(-5), through: 5, by: 0.25) {
        var (winding, crossings) = (0, 0)
        for points in polygons {
          for (from, to) in zip(points, points.dropFirst() + points.prefix(1)) where (from.y <= y) != (to.y <= y) {
            guard from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x) > x else { continue }
            crossings += 1
            winding += to.y > from.y ? 1 : -1
          }
        }
        let point = CGPoint(x: x, y: y)
        let isWrong = interior.contains(point) != (winding != 0)
        if isWrong || interior.contains(point, eoFill: true) != (crossings % 2 == 1) { wrong.append(point) }
      }
    }
    #expect(wrong == [])
  }

  @Test func arcsGoTheWayTheyAreTold() {
    func middle(_ clockwise: Bool) -> CGPoint {
      let path = Path {
        $0.addArc(
          center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: clockwise)
      }
      return path.trimmedPath(from: 0, to: 0.5).currentPoint ?? .zero
    }
    let root = CGFloat(0.5).squareRoot()
    #expect(middle(false).distance(to: CGPoint(x: root, y: root)) < 1e-3)
    #expect(middle(true).distance(to: CGPoint(x: -root, y: -root)) < 1e-3)
    let full = Path {
      $0.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
    }
    #expect(near(area(full), .pi, 1e-2))
    let relative = Path { $0.addRelativeArc(center: .zero, radius: 2, startAngle: .zero, delta: .degrees(-90)) }
    #expect((relative.currentPoint ?? .zero).distance(to: CGPoint(x: 0, y: -2)) < 1e-9)
    let broken = Path { $0.addRelativeArc(center: .zero, radius: .nan, startAngle: .zero, delta: .degrees(1)) }
    #expect(broken.isEmpty)
  }

  @Test func anArcBetweenTangentsRoundsTheCorner() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    }
    #expect((path.currentPoint ?? .zero).distance(to: CGPoint(x: 10, y: 4)) < 1e-9)
    #expect((path.elements.dropFirst().first?.end ?? .zero).distance(to: CGPoint(x: 6, y: 0)) < 1e-9)
    let straight = Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 10, y: 0), radius: 4)
    }
    #expect(straight.currentPoint == CGPoint(x: 5, y: 0))
  }

  @Test func trimmingMeasuresByLength() {
    let half = Path(square).trimmedPath(from: 0, to: 0.5)
    #expect(half.description == "0 0 m 10 0 l 10 10 l")
    #expect(Path(square).trimmedPath(from: 0.125, to: 0.25).description == "5 0 m 10 0 l")
    #expect(Path(square).trimmedPath(from: 0.75, to: 1).description == "0 10 m 0 0 l")
    #expect(Path(square).trimmedPath(from: 0.6, to: 0.4).isEmpty)
    #expect(Path(square).trimmedPath(from: -1, to: 2) == Path(square))
    let quarter = Path(ellipseIn: square).trimmedPath(from: 0, to: 0.25)
    #expect((quarter.currentPoint ?? .zero).distance(to: CGPoint(x: 5, y: 10)) < 1e-3)
  }

  @Test func transformationsKeepSimpleShapesSimple() {
    let moved = Path(square).offsetBy(dx: 5, dy: 0)
    #expect(moved.kind == .rect(CGRect(x: 5, y: 0, width: 10, height: 10)))
    let turned = Path(square).applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(near(turned.boundingRect.width, 10 * CGFloat(2).squareRoot()))
    #expect(Path(square) == Path("0 0 m 10 0 l 10 10 l 0 10 l h"))
  }

  @Test func roundedCornersStayWithinTheirRectangle() {
    for style in [RoundedCornerStyle.circular, .continuous] {
      for radius in [1, 4, 5, 80] as [CGFloat] {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 10), cornerRadius: radius, style: style)
        let bounds = Path(elements: path.elements).boundingRect
        #expect(near(bounds, CGRect(x: 0, y: 0, width: 30, height: 10)), "\(style) \(radius)")
      }
    }
    #expect(Path(roundedRect: square, cornerRadius: 0).kind == .rect(square))
    #expect(Path(roundedRect: square, cornerRadius: -3).kind == .rect(square))
  }

  @Test func circularCornersTakeOffWhatTheGeometryOfCirclesSays() {
    // A square of side 10 loses (4 - π)·r² to its corners.
    let path = Path(roundedRect: square, cornerRadius: 2, style: .circular)
    let remaining: CGFloat = 100 - (4 - CGFloat.pi) * 4
    #expect(near(area(path), remaining, 1e-2))
    // Without room to extend further, a continuous corner is a quarter circle.
    let circle = Path(roundedRect: square, cornerRadius: 5, style: .continuous)
    let round25: CGFloat = CGFloat.pi * 25
    #expect(near(area(circle), round25, 1e-1))
    // The published curve begins 1.528665 radii before the corner.
    let smooth = Path(roundedRect: square, cornerRadius: 2, style: .continuous)
    let begin = smooth.elements.dropFirst().first?.end?.y ?? 0
    #expect(near(begin, 6.942_67, 1e-9))
  }

  @Test func unevenCornersAreScaledToFit() {
    let radii = RectangleCornerRadii(topLeading: 8, topTrailing: 12)
    let path = Path.unevenRoundedRectangle(in: square, cornerRadii: radii, style: .circular)
    // 8 + 12 is twice the side, so both are halved: 4 and 6.
    let expected: CGFloat = 100 - (1 - CGFloat.pi / 4) * 52
    #expect(near(area(path), expected, 1e-2))
    #expect(path.contains(CGPoint(x: 0.5, y: 9.5)))
    let mirrored = Path.unevenRoundedRectangle(
      in: square, cornerRadii: RectangleCornerRadii(topLeading: 5), style: .circular, direction: .rightToLeft)
    #expect(mirrored.contains(CGPoint(x: 0.5, y: 0.5)) && !mirrored.contains(CGPoint(x: 9.5, y: 0.5)))
  }

  @Test func shapesFindTheirPlace() {
    let wide = CGRect(x: 0, y: 0, width: 30, height: 10)
    #expect(Path.circle(in: wide).boundingRect == CGRect(x: 10, y: 0, width: 10, height: 10))
    let expected: CGFloat = 200 + CGFloat.pi * 25
    #expect(near(area(Path.capsule(in: wide, style: .circular)), expected, 1e-1))
  }

  @Test func aStrokedLineIsARectangle() {
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
    }
    #expect(line.strokedPath(StrokeStyle(lineWidth: 2)).boundingRect == CGRect(x: 0, y: -1, width: 10, height: 2))
    let long = line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square))
    #expect(long.boundingRect == CGRect(x: -1, y: -1, width: 12, height: 2))
    let round = line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round))
    let expected: CGFloat = 20 + CGFloat.pi
    #expect(near(abs(area(round)), expected, 1e-2))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }

  @Test func joinsFillTheCorners() {
    let corner = Path("0 0 m 10 0 l 10 10 l")
    func area(_ join: CGLineJoin) -> CGFloat {
      let outline = corner?.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: join)) ?? Path()
      return abs(self.area(outline))
    }
    // Outside the corner, a bevel adds half of the square of side 1, a mitre all of it, and a round join a
    // quarter circle.
    let (pointed, round): (CGFloat, CGFloat) = (area(.miter) - area(.bevel), area(.round) - area(.bevel))
    #expect(near(pointed, 0.5))
    #expect(near(round, CGFloat.pi / 4 - 0.5, 1e-2))
    let ring = Path(square).strokedPath(StrokeStyle(lineWidth: 2))
    #expect(near(ring.boundingRect, square.insetBy(dx: -1, dy: -1)))
    #expect(!ring.contains(CGPoint(x: 5, y: 5)) && ring.contains(CGPoint(x: 0.5, y: 5)))
    #expect(ring.contains(CGPoint(x: -0.9, y: -0.9)))
  }

  @Test func dashesFollowTheLine() {
    let dashes = Dashes(StrokeStyle(dash: [3, 2]))
    let line = Polyline(points: [.zero, CGPoint(x: 4, y: 0), CGPoint(x: 10, y: 0)], isClosed: false)
    let expected: [[CGFloat]] = [[0, 3], [5, 8]]
    #expect(dashes.cut(line).map { $0.points.map(\.x) } == expected)
    let shifted = Dashes(StrokeStyle(dash: [3, 2], dashPhase: 4)).cut(line).map { $0.points.map(\.x) }
    #expect(shifted == [[1, 4], [6, 9]])
    #expect(Dashes(StrokeStyle(dash: [-1])).cut(line) == [line])
    #expect(Dashes(StrokeStyle(dash: [0])).cut(line) == [line])
  }

  @Test func randomPathsKeepTheirLengthWhenCutInTwo() {
    let seed: UInt64 = 20_240_607
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      func point() -> CGPoint {
        CGPoint(x: CGFloat.random(in: -50...50, using: &random), y: CGFloat.random(in: -50...50, using: &random))
      }
      let path = Path { path in
        path.move(to: point())
        for _ in 0..<5 {
          switch Int.random(in: 0..<3, using: &random) {
          case 0: path.addLine(to: point())
          case 1: path.addQuadCurve(to: point(), control: point())
          default: path.addCurve(to: point(), control1: point(), control2: point())
          }
        }
        path.closeSubpath()
      }
      func length(_ path: Path) -> CGFloat {
        path.contours.flatMap(\.allSegments).reduce(0) { $0 + $1.length }
      }
      let cut = CGFloat.random(in: 0.05...0.95, using: &random)
      let first = length(path.trimmedPath(from: 0, to: cut))
      let second = length(path.trimmedPath(from: cut, to: 1))
      let whole = length(path)
      let share: CGFloat = first / whole
      #expect(near((first + second) / whole, 1, 2e-3), "seed \(seed)")
      #expect(near(share, cut, 2e-3), "seed \(seed)")
    }
  }
}

struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
