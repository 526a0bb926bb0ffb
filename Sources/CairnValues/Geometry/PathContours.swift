import Foundation

/// A line or curve between two points.
enum PathSegment: Equatable {
  case line(CGPoint, CGPoint)
  case quad(CGPoint, CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

  var start: CGPoint {
    switch self {
    case .line(let a, _), .quad(let a, _, _), .cubic(let a, _, _, _): a
    }
  }

  var end: CGPoint {
    switch self {
    case .line(_, let b), .quad(_, _, let b), .cubic(_, _, _, let b): b
    }
  }

  func point(at t: CGFloat) -> CGPoint { split(at: t).0.end }

  /// Returns the parts before and after a position from 0 to 1 (de Casteljau's algorithm).
  func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint { a + (b - a) * t }
    switch self {
    case .line(let a, let b):
      let m = between(a, b)
      return (.line(a, m), .line(m, b))
    case .quad(let a, let c, let b):
      let (p, q) = (between(a, c), between(c, b))
      let m = between(p, q)
      return (.quad(a, p, m), .quad(m, q, b))
    case .cubic(let a, let c, let d, let b):
      let (p, q, r) = (between(a, c), between(c, d), between(d, b))
      let (s, u) = (between(p, q), between(q, r))
      let m = between(s, u)
      return (.cubic(a, p, s, m), .cubic(m, u, r, b))
    }
  }

  func part(from: CGFloat, to: CGFloat) -> PathSegment {
    guard from < to else { return .line(point(at: from), point(at: from)) }
    let rest = from > 0 ? split(at: from).1 : self
    return to < 1 ? rest.split(at: (to - from) / (1 - from)).0 : rest
  }

  /// The number of straight pieces that approximate a curve.
  private static let steps = 48

  /// Points along the segment, without its start.
  var flattened: [CGPoint] {
    if case .line(_, let b) = self { return [b] }
    return (1...PathSegment.steps).map { point(at: CGFloat($0) / CGFloat(PathSegment.steps)) }
  }

  /// The lengths from the start to each point of `flattened`.
  var lengths: [CGFloat] {
    var (total, last) = (CGFloat(0), start)
    return flattened.map { point in
      total += point.distance(to: last)
      last = point
      return total
    }
  }

  var length: CGFloat { lengths.last ?? 0 }

  /// Returns the position at a length along the segment.
  func place(atLength target: CGFloat) -> CGFloat {
    let lengths = lengths
    guard target > 0, let total = lengths.last, total > 0 else { return 0 }
    guard let index = lengths.firstIndex(where: { $0 >= target }) else { return 1 }
    let before = index == 0 ? 0 : lengths[index - 1]
    let share = (target - before) / (lengths[index] - before)
    return (CGFloat(index) + share) / CGFloat(lengths.count)
  }

  var element: Path.Element {
    switch self {
    case .line(_, let b): .line(to: b)
    case .quad(_, let c, let b): .quadCurve(to: b, control: c)
    case .cubic(_, let c, let d, let b): .curve(to: b, control1: c, control2: d)
    }
  }
}

/// One subpath.
struct PathContour {
  var start: CGPoint
  var segments: [PathSegment] = []
  var isClosed = false

  /// The segments, including the one that closes the subpath if it is needed.
  var allSegments: [PathSegment] {
    guard isClosed, let end = segments.last?.end, end != start else { return segments }
    return segments + [.line(end, start)]
  }

  var points: [CGPoint] { [start] + allSegments.flatMap(\.flattened) }
}

extension Path {
  /// The points of each subpath, with curves as short lines. A closed one ends where it starts.
  package var outlines: [[CGPoint]] { contours.map(\.points) }

  var contours: [PathContour] {
    var result: [PathContour] = []
    var current: PathContour?
    var isAfterEnd = false
    for element in elements {
      if case .move(let point) = element {
        if let current, !isAfterEnd { result.append(current) }
        current = PathContour(start: point)
        isAfterEnd = false
        continue
      }
      isAfterEnd = false
      guard var contour = current else { continue }
      let from = contour.segments.last?.end ?? contour.start
      switch element {
      case .move: break
      case .line(let end): contour.segments.append(.line(from, end))
      case .quadCurve(let end, let control): contour.segments.append(.quad(from, control, end))
      case .curve(let end, let control1, let control2):
        contour.segments.append(.cubic(from, control1, control2, end))
      case .closeSubpath:
        contour.isClosed = true
        result.append(contour)
        // Elements that follow without a move begin at the start of the closed subpath.
        contour = PathContour(start: contour.start)
        isAfterEnd = true
      }
      current = contour
    }
    if let current, !current.segments.isEmpty || result.isEmpty || elements.last.map(isMove) == true {
      result.append(current)
    }
    return result
  }

  private func isMove(_ element: Element) -> Bool {
    if case .move = element { true } else { false }
  }
}
