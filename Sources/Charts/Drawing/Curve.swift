import SwiftUI

/// A line through points, by an interpolation method.
enum Curve {
  /// Adds the line to a path that is at the first point.
  static func add(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path) {
    switch method.kind {
    case _ where points.count < 2: break
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart, .stepCenter, .stepEnd: addSteps(points, method, to: &path)
    case .monotone: addSlopes(points, monotoneSlopes(points), to: &path)
    case .cardinal(let tension): addSpline(points, tightness: max(0, min(1, tension)), alpha: 0, to: &path)
    case .catmullRom(let alpha): addSpline(points, tightness: 0, alpha: max(0, min(1, alpha)), to: &path)
    }
  }

  private static func addSteps(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path) {
    for (from, to) in zip(points, points.dropFirst()) {
      let x: CGFloat
      switch method.kind {
      case .stepStart: x = from.x
      case .stepCenter: x = (from.x + to.x) / 2
      default: x = to.x
      }
      path.addLine(to: CGPoint(x: x, y: from.y))
      path.addLine(to: CGPoint(x: x, y: to.y))
      if x != to.x { path.addLine(to: to) }
    }
  }

  /// Slopes that keep the line between neighboring values, so that it has no peaks the data do not have.
  static func monotoneSlopes(_ points: [CGPoint]) -> [CGFloat] {
    let steps = zip(points, points.dropFirst()).map { from, to in
      (width: to.x - from.x, slope: to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x))
    }
    guard let first = steps.first, let last = steps.last else { return points.map { _ in 0 } }
    var slopes = [first.slope]
    for (before, after) in zip(steps, steps.dropFirst()) {
      guard before.slope * after.slope > 0 else {
        slopes.append(0)
        continue
      }
      // The weighted harmonic mean.
      let whole = before.width + after.width
      slopes.append(
        3 * whole / ((whole + after.width) / before.slope + (whole + before.width) / after.slope))
    }
    return slopes + [last.slope]
  }

  private static func addSlopes(_ points: [CGPoint], _ slopes: [CGFloat], to path: inout Path) {
    for index in points.indices.dropLast() {
      let (from, to) = (points[index], points[index + 1])
      let third = (to.x - from.x) / 3
      path.addCurve(
        to: to, control1: CGPoint(x: from.x + third, y: from.y + slopes[index] * third),
        control2: CGPoint(x: to.x - third, y: to.y - slopes[index + 1] * third))
    }
  }

  private static func addSpline(
    _ points: [CGPoint], tightness: CGFloat, alpha: CGFloat, to path: inout Path
  ) {
    for index in points.indices.dropLast() {
      let (from, to) = (points[index], points[index + 1])
      let before = index > 0 ? points[index - 1] : from
      let after = index + 2 < points.count ? points[index + 2] : to
      path.addCurve(
        to: to, control1: control(at: from, between: before, and: to, tightness, alpha),
        control2: control(at: to, between: after, and: from, tightness, alpha))
    }
  }

  /// Returns the control point of the curve from a point to the next one. `alpha` makes the swing follow the
  /// distances, so that close points make no loops.
  private static func control(
    at point: CGPoint, between before: CGPoint, and next: CGPoint, _ tightness: CGFloat, _ alpha: CGFloat
  ) -> CGPoint {
    let back = pow(hypot(point.x - before.x, point.y - before.y), alpha)
    let ahead = pow(hypot(next.x - point.x, next.y - point.y), alpha)
    guard back + ahead > 0 else { return point }
    if back == 0 || before == point {
      return CGPoint(
        x: point.x + (next.x - point.x) * (1 - tightness) / 3, y: point.y + (next.y - point.y) * (1 - tightness) / 3)
    }
    let share = (1 - tightness) / 3 * ahead / (back + ahead) * 1.5
    return CGPoint(x: point.x + (next.x - before.x) * share, y: point.y + (next.y - before.y) * share)
  }
}
