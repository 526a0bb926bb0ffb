import Foundation

/// How the ends of a line look.
///
///     StrokeStyle(lineWidth: 8, lineCap: .round)
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end.
  case butt
  /// Half a circle beyond the end.
  case round
  /// Half a square beyond the end.
  case square
}

/// How the corners of a line look.
///
///     StrokeStyle(lineWidth: 8, lineJoin: .bevel)
public enum CGLineJoin: Int32, Sendable {
  /// Pointed.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel
}

/// How the outline of a shape is drawn.
///
///     Circle().stroke(.blue, style: StrokeStyle(lineWidth: 4, dash: [8, 4]))
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line.
  public var lineWidth: CGFloat
  /// How the ends look.
  public var lineCap: CGLineCap
  /// How the corners look.
  public var lineJoin: CGLineJoin
  /// The maximum extent of a pointed corner, in line widths, before it is cut off.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps; empty for a solid line.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at which the line begins.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: Animatable {
  /// The line width, the miter limit and the dash phase.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

/// How the inside of a shape is drawn.
///
///     star.fill(.yellow, style: FillStyle(eoFill: true))
public struct FillStyle: Equatable, Sendable {
  /// Whether to use the even-odd rule, which counts a point as inside if a ray from it crosses the outline an
  /// odd number of times.
  public var isEOFilled: Bool
  /// Whether the edge is smoothed.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
