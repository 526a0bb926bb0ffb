import Foundation

/// The interior of a path, for testing many points. The curves are flattened once, and sorted into horizontal bands, so that
/// a point is compared only with the lines beside it.
package struct PathInterior {
  /// A line of an outline that is not horizontal.
  private struct Line {
    let from: CGPoint
    let to: CGPoint
  }

  private let path: Path
  private let bands: [[Line]]
  private let top: CGFloat
  private let bandsPerPoint: CGFloat

  package init(_ path: Path) {
    self.path = path
    var lines: [Line] = []
    for points in path.outlines {
      // Filling closes every subpath.
      guard var last = points.last else { continue }
      for point in points {
        if last.y != point.y { lines.append(Line(from: last, to: point)) }
        last = point
      }
    }
    let count = min(max(lines.count / 2, 1), 64)
    let top = lines.reduce(CGFloat.infinity) { min($0, $1.from.y) }
    let bottom = lines.reduce(-CGFloat.infinity) { max($0, $1.from.y) }
    let bandsPerPoint = lines.isEmpty ? 0 : CGFloat(count) / (bottom - top)
    var bands = [[Line]](repeating: [], count: count)
    for line in lines {
      let first = Self.band(of: min(line.from.y, line.to.y), top, bandsPerPoint, count)
      let last = Self.band(of: max(line.from.y, line.to.y), top, bandsPerPoint, count)
      for band in first...max(first, last) { bands[band].append(line) }
    }
    (self.bands, self.top, self.bandsPerPoint) = (bands, top, bandsPerPoint)
  }

  /// Coordinates may be of any size, and no numbers at all.
  private static func band(of y: CGFloat, _ top: CGFloat, _ bandsPerPoint: CGFloat, _ count: Int) -> Int {
    let place = (y - top) * bandsPerPoint
    return place > 0 ? Int(min(place, CGFloat(count - 1))) : 0
  }

  package func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    if let answer = path.plainAnswer(p) { return answer }
    var (winding, crossings) = (0, 0)
    for line in bands[Self.band(of: p.y, top, bandsPerPoint, bands.count)] {
      guard (line.from.y <= p.y) != (line.to.y <= p.y) else { continue }
      let x = line.from.x + (p.y - line.from.y) / (line.to.y - line.from.y) * (line.to.x - line.from.x)
      guard x > p.x else { continue }
      crossings += 1
      winding += line.to.y > line.from.y ? 1 : -1
    }
    return eoFill ? crossings % 2 == 1 : winding != 0
  }
}

extension Path {
  /// Returns whether a point is inside, or `nil` if only the outline can tell.
  func plainAnswer(_ p: CGPoint) -> Bool? {
    switch kind {
    case .empty: return false
    case .rect(let rect): return rect.standardized.contains(p)
    case .ellipse(let rect):
      guard rect.width != 0, rect.height != 0 else { return false }
      return hypot((p.x - rect.midX) / rect.width, (p.y - rect.midY) / rect.height) <= 0.5
    case .roundedRect(let rect, _, _): return rect.standardized.contains(p) ? nil : false
    case .elements: return nil
    }
  }
}
