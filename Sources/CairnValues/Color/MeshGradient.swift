/// A gradient between the colors of a grid of points.
///
///     MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
///       colors: [.red, .orange, .purple, .blue])
public struct MeshGradient: ShapeStyle, Equatable {
  /// A point of the grid with the control points of the curves that leave it.
  ///
  ///     MeshGradient.BezierPoint(position: [0.5, 0.5], leadingControlPoint: [0.4, 0.5],
  ///       topControlPoint: [0.5, 0.4], trailingControlPoint: [0.6, 0.5], bottomControlPoint: [0.5, 0.6])
  public struct BezierPoint: Equatable, Sendable {
    /// The position, as fractions of the width and height.
    public var position: SIMD2<Float>
    /// The control point of the curve towards the leading side.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the curve upwards.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the curve towards the trailing side.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the curve downwards.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The positions of the grid's points.
  ///
  ///     MeshGradient.Locations.points([[0, 0], [1, 0], [0, 1], [1, 1]])
  public enum Locations: Equatable, Sendable {
    /// Points with automatic curves between them.
    case points([SIMD2<Float>])
    /// Points with custom curves.
    case bezierPoints([BezierPoint])
  }

  /// The colors of the points.
  ///
  ///     MeshGradient.Colors.colors([.red, .orange, .purple, .blue])
  public enum Colors: Equatable, Sendable {
    /// Colors that depend on the environment.
    case colors([Color])
    /// Concrete colors.
    case resolvedColors([Color.Resolved])

    package var first: Color? {
      switch self {
      case .colors(let colors): colors.first
      case .resolvedColors(let colors): colors.first.map { Color($0) }
      }
    }
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of points in a column.
  public var height: Int
  /// The points, row by row.
  public var locations: Locations
  /// The colors of the points, row by row.
  public var colors: Colors
  /// The color outside the grid.
  public var background: Color
  /// Whether colors also blend smoothly across the lines of the grid.
  public var smoothsColors: Bool
  /// The color space for mixing.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a gradient between the points of a grid.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a gradient between points.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient between points with custom curves.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient between points with concrete colors.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient between points with custom curves and concrete colors.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// The style's paint.
  public var _paint: _Paint { _Paint(.mesh(self)) }
}
