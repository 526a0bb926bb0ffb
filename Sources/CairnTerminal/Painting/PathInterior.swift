import CairnValues
import Foundation

/// What lies inside a path, for asking about many points: its curves are made into lines once.
struct PathInterior {
  private var edges: [(from: CGPoint, to: CGPoint)] = []
  private static let steps = 12

  init(_ path: Path) {
    var start = CGPoint.zero
    var last = CGPoint.zero
    func close(_ edges: inout [(from: CGPoint, to: CGPoint)]) {
      // Filling closes every subpath.
      if last != start { edges.append((last, start)) }
      last = start
    }
    var edges: [(from: CGPoint, to: CGPoint)] = []
    func add(_ point: CGPoint) {
      if point.y != last.y { edges.append((last, point)) }
      last = point
    }
    func take(_ element: Path.Element) {
      switch element {
      case .move(let point):
        close(&edges)
        (start, last) = (point, point)
      case .line(let end): add(end)
      case .quadCurve(let end, let control):
        let from = last
        for step in 1...Self.steps {
          let t = CGFloat(step) / CGFloat(Self.steps)
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          add(CGPoint(x: a * from.x + b * control.x + c * end.x, y: a * from.y + b * control.y + c * end.y))
        }
      case .curve(let end, let first, let second):
        let from = last
        for step in 1...Self.steps {
          let t = CGFloat(step) / CGFloat(Self.steps)
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          add(
            CGPoint(
              x: a * from.x + b * first.x + c * second.x + d * end.x,
              y: a * from.y + b * first.y + c * second.y + d * end.y))
        }
      case .closeSubpath: close(&edges)
      }
    }
    path.forEach(take)
    close(&edges)
    self.edges = edges
  }

  func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var (winding, crossings) = (0, 0)
    for (from, to) in edges where (from.y <= point.y) != (to.y <= point.y) {
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      guard x > point.x else { continue }
      crossings += 1
      winding += to.y > from.y ? 1 : -1
    }
    return eoFill ? crossings % 2 == 1 : winding != 0
  }
}
