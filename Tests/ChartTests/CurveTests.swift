import CairnTesting
import SwiftUI
import Testing

@testable import Charts

@Suite("Lines between points")
struct CurveTests {
  private static let methods: [InterpolationMethod] = [
    .linear, .monotone, .catmullRom, .catmullRom(alpha: 0), .catmullRom(alpha: 1), .cardinal, .cardinal(tension: 0.5),
    .stepStart, .stepCenter, .stepEnd,
  ]
  private static let smooth: [InterpolationMethod] = [.monotone, .catmullRom, .cardinal, .cardinal(tension: 0.3)]

  /// A piece of a path. A straight piece has its ends as control points.
  private struct Piece {
    let from: CGPoint
    let control: (CGPoint, CGPoint)
    let to: CGPoint
    var all: [CGPoint] { [from, control.0, control.1, to] }
  }

  private func pieces(_ points: [CGPoint], _ method: InterpolationMethod) -> [Piece] {
    var path = Path()
    if let first = points.first { path.move(to: first) }
    Curve.add(points, method, to: &path)
    var (pieces, last): ([Piece], CGPoint) = ([], .zero)
    path.forEach { element in
      switch element {
      case .move(let to): last = to
      case .line(let to):
        pieces.append(Piece(from: last, control: (last, to), to: to))
        last = to
      case .curve(let to, let first, let second):
        pieces.append(Piece(from: last, control: (first, second), to: to))
        last = to
      default: Issue.record("\(element)")
      }
    }
    return pieces
  }

  private func points(_ random: inout SeededGenerator) -> [CGPoint] {
    var x = 0.0
    return (0..<12).map { _ in
      x += random.number(0.5...40)
      return CGPoint(x: x, y: random.chance(25) ? 50 : random.number(0...100))
    }
  }

  @Test(arguments: methods, 0..<6 as Range<UInt64>)
  func everyLinePassesThroughItsPoints(method: InterpolationMethod, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let points = points(&random)
    let pieces = pieces(points, method)
    #expect(pieces.last?.to == points.last)
    for point in points.dropFirst().dropLast() {
      switch method {
      case .stepCenter:
        // Its flat parts pass through the points.
        #expect(pieces.contains { $0.from.y == point.y && $0.to.y == point.y || $0.to == point })
      default: #expect(pieces.contains { $0.to == point })
      }
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func aMonotoneCurveStaysBetweenItsPoints(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for piece in pieces(points(&random), .monotone) {
      let (low, high) = (min(piece.from.y, piece.to.y) - 1e-9, max(piece.from.y, piece.to.y) + 1e-9)
      // A curve lies within its control points.
      #expect(piece.all.allSatisfy { $0.y >= low && $0.y <= high })
      #expect(zip(piece.all, piece.all.dropFirst()).allSatisfy { $0.x <= $1.x })
    }
  }

  @Test(arguments: smooth, 0..<6 as Range<UInt64>)
  func smoothCurvesHaveNoCorners(method: InterpolationMethod, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = pieces(points(&random), method)
    for (before, after) in zip(pieces, pieces.dropFirst()) {
      let arriving = CGSize(width: before.to.x - before.control.1.x, height: before.to.y - before.control.1.y)
      let leaving = CGSize(width: after.control.0.x - after.from.x, height: after.control.0.y - after.from.y)
      let cross = arriving.width * leaving.height - arriving.height * leaving.width
      let lengths = hypot(arriving.width, arriving.height) * hypot(leaving.width, leaving.height)
      #expect(abs(cross) <= 1e-9 * max(lengths, 1))
    }
  }

  @Test(arguments: smooth)
  func smoothCurvesThroughAStraightLineAreStraight(method: InterpolationMethod) {
    let points = (0..<6).map { CGPoint(x: Double($0) * 10, y: 70 - Double($0) * 4) }
    for point in pieces(points, method).flatMap(\.all) { #expect(isClose(point.y, 70 - point.x * 0.4)) }
  }

  @Test(arguments: methods)
  func theMirrorImageOfTheDataHasTheMirrorImageOfTheLine(method: InterpolationMethod) {
    var random = SeededGenerator(seed: 3)
    let points = points(&random)
    let mirrored = pieces(points.map { CGPoint(x: $0.x, y: -$0.y) }, method).flatMap(\.all)
    for (a, b) in zip(pieces(points, method).flatMap(\.all), mirrored) {
      #expect(isClose(a.x, b.x) && isClose(a.y, -b.y))
    }
  }

  @Test func fullTensionMakesStraightLines() {
    var random = SeededGenerator(seed: 5)
    for piece in pieces(points(&random), .cardinal(tension: 1)) {
      #expect(piece.control.0 == piece.from && piece.control.1 == piece.to)
    }
  }

  @Test(arguments: [InterpolationMethod.stepStart, .stepCenter, .stepEnd])
  func stepsAreHorizontalAndVertical(method: InterpolationMethod) {
    var random = SeededGenerator(seed: 9)
    let points = points(&random)
    let pieces = pieces(points, method)
    #expect(pieces.allSatisfy { $0.from.x == $0.to.x || $0.from.y == $0.to.y })
    let rises = pieces.filter { $0.from.x == $0.to.x && $0.from.y != $0.to.y }.map(\.from.x)
    let expected = zip(points, points.dropFirst()).filter { $0.y != $1.y }.map { from, to in
      switch method {
      case .stepStart: from.x
      case .stepEnd: to.x
      default: (from.x + to.x) / 2
      }
    }
    #expect(rises == expected)
  }

  @Test(arguments: methods)
  func equalPointsAndSinglePointsAreHarmless(method: InterpolationMethod) {
    let point = CGPoint(x: 5, y: 5)
    #expect(pieces([point], method).isEmpty && pieces([], method).isEmpty)
    let all = pieces([point, point, point], method).flatMap(\.all)
    #expect(all.allSatisfy { $0 == point })
  }
}
