import Foundation

/// What a path consists of once its letters are carried out: lines and curves between points.
package struct SymbolOutline: Equatable, Sendable {
  package struct Point: Equatable, Sendable {
    package var x: Double
    package var y: Double
  }

  package enum Piece: Equatable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, to: Point)
    case close
  }

  package private(set) var pieces: [Piece] = []
  private var current = Point(x: 0, y: 0)
  private var start = Point(x: 0, y: 0)
  /// The second control point of the last curve, which the next one may mirror.
  private var control: Point?

  package init(_ path: SymbolPath) {
    for step in path.steps { carryOut(step) }
  }

  private mutating func carryOut(_ step: SymbolPath.Step) {
    let n = step.numbers
    let origin = step.letter.isLowercase ? current : Point(x: 0, y: 0)
    func point(_ index: Int) -> Point { Point(x: origin.x + n[index], y: origin.y + n[index + 1]) }
    let mirrored = control.map { Point(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
    control = nil
    switch step.letter {
    case "M", "m":
      current = point(0)
      start = current
      pieces.append(.move(current))
    case "L", "l": line(to: point(0))
    case "H", "h": line(to: Point(x: origin.x + n[0], y: current.y))
    case "V", "v": line(to: Point(x: current.x, y: origin.y + n[0]))
    case "C", "c": curve(point(0), point(2), to: point(4))
    case "S", "s": curve(mirrored, point(0), to: point(2))
    case "A", "a": arc(to: point(5), radius: n[0], isLarge: n[3] != 0, isClockwise: n[4] != 0)
    default:
      pieces.append(.close)
      current = start
    }
  }

  private mutating func line(to end: Point) {
    pieces.append(.line(end))
    current = end
  }

  private mutating func curve(_ first: Point, _ second: Point, to end: Point) {
    pieces.append(.curve(first, second, to: end))
    current = end
    control = second
  }

  /// Adds an arc of a circle, as curves of at most a quarter.
  private mutating func arc(to end: Point, radius: Double, isLarge: Bool, isClockwise: Bool) {
    let (dx, dy) = (end.x - current.x, end.y - current.y)
    let distance = (dx * dx + dy * dy).squareRoot()
    guard distance > 0, radius > 0 else { return line(to: end) }
    let radius = max(radius, distance / 2)
    // The center is beside the middle of the line between both ends.
    let offset = max(radius * radius - distance * distance / 4, 0).squareRoot() / distance
    let side = isLarge == isClockwise ? -offset : offset
    let centre = Point(x: (current.x + end.x) / 2 - side * dy, y: (current.y + end.y) / 2 + side * dx)
    let first = atan2(current.y - centre.y, current.x - centre.x)
    var turn = atan2(end.y - centre.y, end.x - centre.x) - first
    if isClockwise, turn < 0 { turn += 2 * .pi }
    if !isClockwise, turn > 0 { turn -= 2 * .pi }
    let count = max(Int((abs(turn) / (.pi / 2) - 0.001).rounded(.up)), 1)
    let share = turn / Double(count)
    let reach = radius * 4 / 3 * tan(share / 4)
    for index in 0..<count {
      let (from, to) = (first + share * Double(index), first + share * Double(index + 1))
      func point(_ angle: Double, _ along: Double) -> Point {
        Point(
          x: centre.x + radius * cos(angle) - along * sin(angle), y: centre.y + radius * sin(angle) + along * cos(angle)
        )
      }
      let last = index == count - 1 ? end : point(to, 0)
      pieces.append(.curve(point(from, reach), point(to, -reach), to: last))
    }
    current = end
  }
}

extension SymbolOutline {
  /// The outline as lines, close enough for a picture of a few hundred pixels. A closed one ends where it began.
  package var polygons: [[Point]] {
    var polygons: [[Point]] = []
    for piece in pieces {
      switch piece {
      case .move(let to): polygons.append([to])
      case .line(let to): polygons[polygons.count - 1].append(to)
      case .curve(let first, let second, let to):
        let from = polygons[polygons.count - 1].last ?? to
        for step in 1...12 {
          let t = Double(step) / 12
          let (a, b, c, d) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t)
          polygons[polygons.count - 1].append(
            Point(
              x: a * from.x + b * first.x + c * second.x + d * to.x,
              y: a * from.y + b * first.y + c * second.y + d * to.y))
        }
      case .close:
        if let first = polygons.last?.first { polygons[polygons.count - 1].append(first) }
      }
    }
    return polygons
  }
}
