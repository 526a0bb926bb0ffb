import Foundation

/// A timing curve: maps elapsed time to progress, both from 0 to 1.
///
///     let half = UnitCurve.easeInOut.value(at: 0.5)
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable {
    case linear
    case bezier(CubicTiming)
    case circularEaseIn, circularEaseOut, circularEaseInOut
    // The quarter circle with its axes swapped: x from y.
    case inverseCircularEaseIn, inverseCircularEaseOut, inverseCircularEaseInOut
    case inverseBezier(CubicTiming)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// A constant velocity.
  public static let linear = UnitCurve(.linear)
  /// Slow at both ends.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Slow at the start.
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slow at the end.
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A quarter of a circle that starts slowly.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// A quarter of a circle that ends slowly.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Two quarters of a circle, slow at both ends.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// The old name of `easeInOut`.
  @available(*, deprecated, renamed: "easeInOut")
  public static var easeInEaseOut: UnitCurve { easeInOut }

  /// A Bézier curve from (0, 0) to (1, 1). The x coordinates of the control points are clamped to 0...1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      .bezier(
        CubicTiming(
          x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x, y2: endControlPoint.y)))
  }

  /// Returns the progress after a fraction of the time.
  public func value(at progress: Double) -> Double {
    let t = min(max(progress, 0), 1)
    switch kind {
    case .linear: return t
    case .bezier(let timing): return timing.y(atX: t)
    case .inverseBezier(let timing): return timing.x(atY: t)
    case .circularEaseIn: return 1 - (1 - t * t).squareRoot()
    case .circularEaseOut: return (1 - (1 - t) * (1 - t)).squareRoot()
    case .circularEaseInOut:
      return t < 0.5
        ? (1 - (1 - 4 * t * t).squareRoot()) / 2 : (1 + (1 - 4 * (1 - t) * (1 - t)).squareRoot()) / 2
    case .inverseCircularEaseIn: return (1 - (1 - t) * (1 - t)).squareRoot()
    case .inverseCircularEaseOut: return 1 - (1 - t * t).squareRoot()
    case .inverseCircularEaseInOut:
      return t < 0.5
        ? (1 - (1 - 2 * t) * (1 - 2 * t)).squareRoot() / 2
        : 1 - (1 - (2 * t - 1) * (2 * t - 1)).squareRoot() / 2
    }
  }

  /// Returns the velocity after a fraction of the time.
  public func velocity(at progress: Double) -> Double {
    let t = min(max(progress, 0), 1)
    if case .linear = kind { return 1 }
    if case .bezier(let timing) = kind { return timing.slope(atX: t) }
    let step = 1e-5
    let (low, high) = (max(0, t - step), min(1, t + step))
    return (value(at: high) - value(at: low)) / (high - low)
  }

  /// The inverse curve: `inverse.value(at: value(at: t)) == t`.
  public var inverse: UnitCurve {
    switch kind {
    case .linear: self
    case .bezier(let timing): UnitCurve(.inverseBezier(timing))
    case .inverseBezier(let timing): UnitCurve(.bezier(timing))
    case .circularEaseIn: UnitCurve(.inverseCircularEaseIn)
    case .circularEaseOut: UnitCurve(.inverseCircularEaseOut)
    case .circularEaseInOut: UnitCurve(.inverseCircularEaseInOut)
    case .inverseCircularEaseIn: UnitCurve(.circularEaseIn)
    case .inverseCircularEaseOut: UnitCurve(.circularEaseOut)
    case .inverseCircularEaseInOut: UnitCurve(.circularEaseInOut)
    }
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1) with monotonic x, as polynomials.
struct CubicTiming: Hashable, Sendable {
  private let ax, bx, cx: Double
  private let ay, by, cy: Double

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    let (x1, x2) = (min(max(x1, 0), 1), min(max(x2, 0), 1))
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
  }

  private func px(_ s: Double) -> Double { ((ax * s + bx) * s + cx) * s }
  private func py(_ s: Double) -> Double { ((ay * s + by) * s + cy) * s }
  private func dx(_ s: Double) -> Double { (3 * ax * s + 2 * bx) * s + cx }
  private func dy(_ s: Double) -> Double { (3 * ay * s + 2 * by) * s + cy }

  /// Solves with Newton's method from a good initial guess, or with bisection where the curve is too flat.
  private static func solve(_ target: Double, _ f: (Double) -> Double, _ slope: (Double) -> Double) -> Double {
    var s = target
    for _ in 0..<8 {
      let error = f(s) - target
      if abs(error) < 1e-9 { return s }
      let d = slope(s)
      if abs(d) < 1e-6 { break }
      s -= error / d
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      s = (low + high) / 2
      if f(s) < target { low = s } else { high = s }
    }
    return s
  }

  func y(atX target: Double) -> Double {
    if target <= 0 { return 0 }
    if target >= 1 { return 1 }
    return py(CubicTiming.solve(target, px, dx))
  }

  func x(atY target: Double) -> Double {
    if target <= 0 { return 0 }
    if target >= 1 { return 1 }
    return px(CubicTiming.solve(target, py, dy))
  }

  func slope(atX target: Double) -> Double {
    let s = target <= 0 ? 0 : target >= 1 ? 1 : CubicTiming.solve(target, px, dx)
    if abs(dx(s)) > 1e-9 { return dy(s) / dx(s) }
    // Both derivatives vanish where a control point coincides with its end point: look a little further inside.
    let near = s < 0.5 ? s + 1e-5 : s - 1e-5
    return dx(near) == 0 ? 0 : dy(near) / dx(near)
  }
}
