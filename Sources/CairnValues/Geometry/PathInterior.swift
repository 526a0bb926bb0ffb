import Foundation

/// The interior of a path, for testing many points. The curves are flattened only once.
package struct PathInterior {
  private let path: Path
  private let outlines: [[CGPoint]]

  package init(_ path: Path) {
    self.path = path
    outlines = path.outlines
  }

  package func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    if let answer = path.plainAnswer(p) { return answer }
    var (winding, crossings) = (0, 0)
    for points in outlines {
      guard var last = points.last else { continue }
      // Filling closes every subpath.
      for point in points {
        defer { last = point }
        guard (last.y <= p.y) != (point.y <= p.y) else { continue }
        let x = last.x + (p.y - last.y) / (point.y - last.y) * (point.x - last.x)
        guard x > p.x else { continue }
        crossings += 1
        winding += point.y > last.y ? 1 : -1
      }
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
