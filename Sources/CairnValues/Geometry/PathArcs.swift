import CairnFoundation
import Foundation

/// An arc from an angle, turning by another. Both are in radians.
struct Arc {
  var start: Double
  var delta: Double

  func point(at angle: Double, center: CGPoint, radius: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
  }

  /// Returns curves of at most a quarter turn each, without the initial move.
  func elements(center: CGPoint, radius: CGFloat) -> [Path.Element] {
    guard start.isFinite, delta.isFinite, delta != 0 else { return [] }
    // A hundred turns look like one.
    let turn = min(max(delta, -200 * .pi), 200 * .pi)
    let count = max(1, Int((abs(turn) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = turn / Double(count)
    let handle = radius * CGFloat(4.0 / 3 * tan(step / 4))
    return (0..<count).map { index in
      let from = start + Double(index) * step
      let to = start + Double(index + 1) * step
      let (a, b) = (point(at: from, center: center, radius: radius), point(at: to, center: center, radius: radius))
      return .curve(
        to: b,
        control1: CGPoint(x: a.x - handle * CGFloat(sin(from)), y: a.y + handle * CGFloat(cos(from))),
        control2: CGPoint(x: b.x + handle * CGFloat(sin(to)), y: b.y - handle * CGFloat(cos(to))))
    }
  }
}

extension Path {
  private mutating func addArc(_ arc: Arc, center: CGPoint, radius: CGFloat, transform: CGAffineTransform) {
    let start = arc.point(at: arc.start, center: center, radius: radius)
    guard start.x.isFinite, start.y.isFinite else { return }
    append(
      [isEmpty ? .move(to: start) : .line(to: start)] + arc.elements(center: center, radius: radius),
      transform: transform)
  }

  /// Adds an arc that turns by an angle. A line connects it to the current point, if there is one.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    addArc(
      Arc(start: startAngle.radians, delta: delta.radians), center: center, radius: radius, transform: transform)
  }

  /// Adds an arc between two angles.
  ///
  /// As on Apple's systems, `clockwise` refers to a plane whose y axis points up. On the screen the direction is
  /// reversed.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let full = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if clockwise { delta = -delta }
    if delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: full)
      if delta < 0 { delta += full }
    }
    delta = min(delta, full)
    addArc(
      Arc(start: startAngle.radians, delta: clockwise ? -delta : delta), center: center, radius: radius,
      transform: transform)
  }

  /// Adds a line and an arc that rounds the corner at `tangent1End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let end = currentPoint else { return }
    // The tangents are given before the transformation; the current point is stored after it.
    let start = end.applying(transform.inverted())
    let (a, b) = (start - tangent1End, tangent2End - tangent1End)
    let (lengthA, lengthB) = (hypot(a.x, a.y), hypot(b.x, b.y))
    let cross = a.x * b.y - a.y * b.x
    guard lengthA > 0, lengthB > 0, radius > 0, abs(cross) > 1e-9 * lengthA * lengthB else {
      append([.line(to: tangent1End)], transform: transform)
      return
    }
    let (u, v) = (a * (1 / lengthA), b * (1 / lengthB))
    let angle = acos(max(-1, min(1, u.x * v.x + u.y * v.y)))
    let distance = radius / tan(angle / 2)
    let touch1 = tangent1End + u * distance
    let touch2 = tangent1End + v * distance
    let bisector = u + v
    let center = tangent1End + bisector * (radius / sin(angle / 2) / hypot(bisector.x, bisector.y))
    let from = Double(atan2(touch1.y - center.y, touch1.x - center.x))
    var delta = Double(atan2(touch2.y - center.y, touch2.x - center.x)) - from
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    addArc(Arc(start: from, delta: delta), center: center, radius: radius, transform: transform)
  }
}
