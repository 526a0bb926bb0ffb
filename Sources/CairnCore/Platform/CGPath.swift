import CairnFoundation
import CairnValues
import Foundation

/// An outline, as Core Graphics names it.
///
/// ```swift
/// Path(bezier.cgPath)
/// ```
public class CGPath: Hashable, @unchecked Sendable {
  fileprivate(set) var path: Path

  init(_ path: Path) { self.path = path }

  /// Makes the outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Makes the outline of an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Makes the outline of a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: corner, style: .circular).applying(transform?.pointee ?? .identity))
  }

  /// The smallest rectangle around the outline.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// The smallest rectangle around the outline and the points that bend it, which is a little larger than needed at most.
  public var boundingBox: CGRect { path.boundingRect }

  /// Whether there is nothing.
  public var isEmpty: Bool { path.isEmpty }

  /// Where the outline ends so far.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether a point is inside.
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
    path.contains(point, eoFill: rule == .evenOdd)
  }

  /// The outline as it is now.
  public func copy() -> CGPath? { CGPath(path) }

  /// The outline as it is now, to be drawn on.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }

  public func hash(into hasher: inout Hasher) {
    let bounds = path.boundingRect
    hasher.combine(bounds.minX)
    hasher.combine(bounds.minY)
    hasher.combine(bounds.width)
    hasher.combine(bounds.height)
  }
}

/// What is inside an outline that crosses itself, as Core Graphics names it.
///
/// ```swift
/// path.contains(point, using: .evenOdd)
/// ```
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}

/// An outline that is drawn bit by bit, as Core Graphics names it.
///
/// ```swift
/// let path = CGMutablePath()
/// path.move(to: .zero)
/// path.addLine(to: CGPoint(x: 10, y: 10))
/// ```
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes an outline of nothing.
  public convenience init() { self.init(Path()) }

  /// Goes on somewhere else.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Draws a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Draws lines from point to point.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Draws a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Draws a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  /// Draws an arc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise, transform: transform)
  }

  /// Draws an arc of so much.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta), transform: transform)
  }

  /// Draws an arc that touches two lines.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }

  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular, transform: transform)
  }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  /// Adds another outline.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }

  /// Goes back to where this part of the outline began.
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  /// An outline as Core Graphics names it.
  public init(_ path: CGPath) { self = path.path }

  /// The outline as Core Graphics names it.
  public var cgPath: CGPath { CGPath(self) }
}
