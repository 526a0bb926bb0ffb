import CairnFoundation
import CairnPictures
import CairnValues
import Foundation

extension CGContext {
  // MARK: The current path

  /// Starts a new path.
  public func beginPath() { current = Path() }
  /// Starts a new subpath at a point.
  public func move(to point: CGPoint) { current.move(to: point.applying(state.transform)) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { current.addLine(to: point.applying(state.transform)) }
  /// Adds lines between points.
  public func addLines(between points: [CGPoint]) { current.addLines(points.map { $0.applying(state.transform) }) }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    let transform = state.transform
    current.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end.applying(state.transform), control: control.applying(state.transform))
  }
  /// Adds an arc.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    current.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise, transform: state.transform)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { addPath(CGPath(Path(rect.standardized))) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { addPath(CGPath(Path(ellipseIn: rect.standardized))) }
  /// Adds a path.
  public func addPath(_ path: CGPath) { current.addPath(path.path, transform: state.transform) }
  /// Closes the current subpath.
  public func closePath() { if !current.isEmpty { current.closeSubpath() } }
  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { current.isEmpty }
  /// The current path.
  public var path: CGPath? { current.isEmpty ? nil : CGPath(current.applying(state.transform.inverted())) }
  /// The end of the current path.
  public var currentPointOfPath: CGPoint {
    current.currentPoint?.applying(state.transform.inverted()) ?? .zero
  }
  /// The smallest rectangle around the current path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  // MARK: Drawing

  /// Fills the current path, which ends with that.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint(mask(current, isEvenOdd: rule == .evenOdd), state.fill)
    current = Path()
  }

  /// Draws along the current path, which ends with that.
  public func strokePath() {
    paint(mask(outline(of: current)), state.stroke)
    current = Path()
  }

  /// Draws the current path, which ends with that.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = current
    if mode != .stroke { paint(mask(path, isEvenOdd: mode == .eoFill || mode == .eoFillStroke), state.fill) }
    if mode != .fill, mode != .eoFill { paint(mask(outline(of: path)), state.stroke) }
    current = Path()
  }

  /// Makes the outline of a line along the current path the current path.
  public func replacePathWithStrokedPath() { current = outline(of: current) }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect.standardized)) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect.standardized)) }
  /// Draws along a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect.standardized)) }
  /// Draws along a rectangle with another width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.line.lineWidth
    state.line.lineWidth = width
    stroke(rect)
    state.line.lineWidth = old
  }
  /// Draws along an ellipse.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect.standardized)) }
  /// Draws lines, each from one point to the next.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path)
  }
  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    let old = (state.blend, state.alpha)
    (state.blend, state.alpha) = (.clear, 1)
    fill(rect)
    (state.blend, state.alpha) = old
  }

  func fill(_ path: Path, isEvenOdd: Bool = false) {
    paint(mask(path.applying(state.transform), isEvenOdd: isEvenOdd), state.fill)
  }

  func stroke(_ path: Path) { paint(mask(outline(of: path.applying(state.transform))), state.stroke) }

  /// The outline of a line along a path in pixels. A line is as wide as the transform makes it.
  private func outline(of path: Path) -> Path {
    let transform = state.transform
    let (bounds, width) = (path.boundingRect, state.line.lineWidth)
    guard transform.isUsable, width.isFinite, width < 1e6,
      [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy({ abs($0) < 1e6 })
    else { return Path() }
    return path.applying(transform.inverted()).strokedPath(state.line).applying(transform)
  }

  // MARK: Shapes

  /// The pixels inside a path in pixels.
  func mask(_ path: Path, isEvenOdd: Bool = false) -> RasterMask {
    var shape = RasterShape()
    for points in path.outlines {
      guard var last = points.last else { continue }
      for point in points {
        shape.addLine(last.x, last.y, point.x, point.y)
        last = point
      }
    }
    let clip = state.clip
    return shape.mask(columns: clip.columns, rows: clip.rows, isEvenOdd: isEvenOdd, smooth: state.isSmooth)
  }
}

extension CGAffineTransform {
  /// Whether it can be undone.
  var isUsable: Bool {
    let area = a * d - b * c
    return [a, b, c, d, tx, ty, 1 / area].allSatisfy(\.isFinite) && area != 0
  }
}
