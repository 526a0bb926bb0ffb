import Foundation

/// A gradient and its geometry. Every gradient style is represented by one.
package struct GradientPaint: Hashable, Sendable {
  package enum Line: Hashable, Sendable {
    case linear(UnitPoint, UnitPoint)
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Like radial, with radii as fractions of the shape's size, so that the circle becomes an ellipse.
    case elliptical(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case angular(center: UnitPoint, startAngle: Angle, endAngle: Angle)
  }

  package var gradient: AnyGradient
  package var line: Line

  package init(gradient: AnyGradient, line: Line) {
    self.gradient = gradient
    self.line = line
  }

  /// Returns the location on the gradient of a point in a shape's rectangle, before clamping to 0...1.
  package func location(of point: CGPoint, in rect: CGRect) -> CGFloat {
    switch line {
    case .linear(let start, let end):
      let (a, b) = (start.point(in: rect), end.point(in: rect))
      let way = b - a
      let length = way.x * way.x + way.y * way.y
      guard length > 0 else { return 0 }
      let own = point - a
      return (own.x * way.x + own.y * way.y) / length
    case .radial(let center, let start, let end):
      guard end != start else { return 0 }
      return (point.distance(to: center.point(in: rect)) - start) / (end - start)
    case .elliptical(let center, let start, let end):
      guard end != start, rect.width > 0, rect.height > 0 else { return 0 }
      let own = point - center.point(in: rect)
      return (hypot(own.x / rect.width, own.y / rect.height) - start) / (end - start)
    case .angular(let center, let start, let end):
      guard end != start else { return 0 }
      let own = point - center.point(in: rect)
      let turn = (Double(atan2(own.y, own.x)) - start.radians).truncatingRemainder(dividingBy: 2 * .pi)
      return (turn < 0 ? turn + 2 * .pi : turn) / (end.radians - start.radians)
    }
  }
}

extension AnyGradient {
  /// Returns the color at a location, mixed from the adjacent stops. `resolve` turns the stops' colors into
  /// concrete ones.
  package func color(at location: CGFloat, resolve: (Color) -> Color.Resolved) -> Color.Resolved {
    let stops = gradient.stops.sorted { $0.location < $1.location }
    guard let first = stops.first, let last = stops.last else { return .transparent }
    guard location > first.location else { return resolve(first.color) }
    guard location < last.location else { return resolve(last.color) }
    guard let after = stops.firstIndex(where: { $0.location > location }), after > 0 else {
      return resolve(last.color)
    }
    let (a, b) = (stops[after - 1], stops[after])
    let share = (location - a.location) / (b.location - a.location)
    return resolve(a.color).mixed(with: resolve(b.color), by: Double(share), in: space)
  }
}
