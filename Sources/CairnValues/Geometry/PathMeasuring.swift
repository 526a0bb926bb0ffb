import Foundation

extension Path {
  /// Returns the part between two fractions of the length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (max(0, from), min(1, to))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let contours = contours
    let total = contours.reduce(0) { $0 + $1.allSegments.reduce(0) { $0 + $1.length } }
    let (begin, end) = (from * total, to * total)
    var list: [Element] = []
    var passed: CGFloat = 0
    for contour in contours {
      let segments = contour.allSegments
      let length = segments.reduce(0) { $0 + $1.length }
      defer { passed += length }
      if begin <= passed, passed + length <= end {
        list.append(.move(to: contour.start))
        list += contour.segments.map(\.element)
        if contour.isClosed { list.append(.closeSubpath) }
        continue
      }
      var position = passed
      var isDrawing = false
      for segment in segments {
        let own = segment.length
        defer { position += own }
        guard position + own > begin, position < end, own > 0 else { continue }
        let part = segment.part(
          from: segment.place(atLength: begin - position),
          to: end < position + own ? segment.place(atLength: end - position) : 1)
        if !isDrawing { list.append(.move(to: part.start)) }
        isDrawing = true
        list.append(part.element)
      }
    }
    return Path(elements: list)
  }

  /// The smallest rectangle that encloses the path, or `CGRect.null` for an empty path.
  public var boundingRect: CGRect {
    switch kind {
    case .empty: return .null
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): return rect.standardized
    case .elements: break
    }
    var (low, high) = (CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity))
    func include(_ point: CGPoint) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for contour in contours {
      include(contour.start)
      for segment in contour.segments {
        include(segment.end)
        for t in segment.turningPoints { include(segment.point(at: t)) }
      }
    }
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns whether a point is inside the path.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    plainAnswer(p) ?? PathInterior(self).contains(p, eoFill: eoFill)
  }
}

extension PathSegment {
  /// The positions where the curve reverses along one of the axes.
  var turningPoints: [CGFloat] {
    let found: [CGFloat]
    switch self {
    case .line: found = []
    case .quad(let a, let c, let b): found = turn(a.x, c.x, b.x) + turn(a.y, c.y, b.y)
    case .cubic(let a, let c, let d, let b): found = turns(a.x, c.x, d.x, b.x) + turns(a.y, c.y, d.y, b.y)
    }
    return found.filter { $0 > 0 && $0 < 1 }
  }

  private func turn(_ a: CGFloat, _ c: CGFloat, _ b: CGFloat) -> [CGFloat] {
    let divisor = a - 2 * c + b
    return divisor == 0 ? [] : [(a - c) / divisor]
  }

  private func turns(_ a: CGFloat, _ c: CGFloat, _ d: CGFloat, _ b: CGFloat) -> [CGFloat] {
    roots(b - a + 3 * (c - d), 2 * (a - 2 * c + d), c - a)
  }

  private func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  }
}
