import SwiftUI

extension PlotDrawing {
  /// Draws a pie or donut, clockwise from the top.
  mutating func addSectors(_ marks: [ArrangedMark]) {
    let values = marks.map { max($0.mark.angle?.lower.number ?? 0, 0) }
    let whole = values.reduce(0, +)
    guard whole > 0 else { return }
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let room = min(size.width, size.height) / 2
    var start = -Double.pi / 2
    for (mark, value) in zip(marks, values) {
      let end = start + value / whole * 2 * .pi
      defer { start = end }
      let outer = Self.radius(mark.mark.outerRadius, room: room, automatic: 1)
      let inner = min(Self.radius(mark.mark.innerRadius, room: room, automatic: 0), outer)
      let sector = Sector(
        center: center, inner: inner, outer: outer, start: start, end: end, inset: mark.mark.angularInset,
        corner: mark.mark.style.cornerRadius ?? 0)
      append(DrawnPath(sector.path, style: model.styles.style(of: mark.mark), of: mark.mark.style))
      let middle = (start + end) / 2
      let distance = (inner + outer) / 2
      note(
        mark,
        CGRect(
          x: center.x + cos(middle) * distance - 8, y: center.y + sin(middle) * distance - 8, width: 16, height: 16))
    }
  }

  private static func radius(_ dimension: MarkDimension, room: CGFloat, automatic: CGFloat) -> CGFloat {
    if case .inset(let inset) = dimension.kind { return max(room - inset, 0) }
    return max(0, min(dimension.size(in: room, automatic: automatic), room * 2))
  }
}

/// A part of a ring.
struct Sector {
  let center: CGPoint
  let inner: CGFloat
  let outer: CGFloat
  let start: Double
  let end: Double
  /// The gap at each side, in points.
  let inset: CGFloat
  let corner: CGFloat

  var path: Path {
    // An arc over the whole circle would have no length.
    if end - start > 2 * .pi - 1e-6 { return ring }
    return Path { path in
      let (first, last) = angles(at: outer)
      guard last > first else { return }
      // The gaps leave less of the arc for the corners.
      let radius = min(corner, (outer - inner) / 2, CGFloat(last - first) * outer / 3)
      if radius < 0.5 {
        path.addArc(
          center: center, radius: outer, startAngle: .radians(first), endAngle: .radians(last), clockwise: false)
        addInnerEdge(to: &path)
      } else {
        addRounded(to: &path, radius: radius)
      }
      path.closeSubpath()
    }
  }

  private var ring: Path {
    Path { path in
      path.addArc(center: center, radius: outer, startAngle: .zero, endAngle: .radians(2 * .pi), clockwise: false)
      path.closeSubpath()
      guard inner > 0 else { return }
      path.addArc(center: center, radius: inner, startAngle: .radians(2 * .pi), endAngle: .zero, clockwise: true)
      path.closeSubpath()
    }
  }

  /// The angles at which the sides meet a circle, less the gaps, which are equally wide everywhere.
  private func angles(at radius: CGFloat) -> (Double, Double) {
    let gap = radius > inset ? asin(Double(min(inset / radius, 1))) : (end - start) / 2
    let half = max((end - start) / 2 - gap, 0)
    let middle = (start + end) / 2
    return (middle - half, middle + half)
  }

  private func addInnerEdge(to path: inout Path) {
    let (first, last) = angles(at: inner)
    if inner > inset, last > first {
      path.addArc(
        center: center, radius: inner, startAngle: .radians(last), endAngle: .radians(first), clockwise: true)
    } else {
      path.addLine(to: point((start + end) / 2, inset > 0 ? max(inner, tip) : inner))
    }
  }

  /// How far from the center the two gaps meet. In more than half a circle they do not.
  private var tip: CGFloat {
    let half = (end - start) / 2
    return half < .pi / 2 ? min(inset / sin(half), outer) : inset
  }

  private func addRounded(to path: inout Path, radius: CGFloat) {
    let (first, last) = angles(at: outer)
    let turn = Double(radius / outer)
    path.move(to: point(first, outer - radius))
    path.addQuadCurve(to: point(first + turn, outer), control: point(first, outer))
    path.addArc(
      center: center, radius: outer, startAngle: .radians(first + turn), endAngle: .radians(last - turn),
      clockwise: false)
    path.addQuadCurve(to: point(last, outer - radius), control: point(last, outer))
    let (innerFirst, innerLast) = angles(at: inner)
    guard inner > radius, innerLast > innerFirst else {
      addInnerEdge(to: &path)
      return
    }
    let innerTurn = min(Double(radius / inner), (innerLast - innerFirst) / 2)
    path.addLine(to: point(innerLast, inner + radius))
    path.addQuadCurve(to: point(innerLast - innerTurn, inner), control: point(innerLast, inner))
    path.addArc(
      center: center, radius: inner, startAngle: .radians(innerLast - innerTurn),
      endAngle: .radians(innerFirst + innerTurn), clockwise: true)
    path.addQuadCurve(to: point(innerFirst, inner + radius), control: point(innerFirst, inner))
  }

  private func point(_ angle: Double, _ radius: CGFloat) -> CGPoint {
    CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
  }
}
