import CairnFoundation
import CairnValues
import Foundation

/// Which corners of a rectangle are meant.
///
/// ```swift
/// UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: radii)
/// ```
public struct UIRectCorner: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt
  /// Makes corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// An outline, as UIKit names it.
///
/// ```swift
/// let path = UIBezierPath(roundedRect: rect, cornerRadius: 8)
/// ```
public final class UIBezierPath {
  private var path: Path

  private init(_ path: Path) { self.path = path }

  /// Makes an outline of nothing.
  public convenience init() { self.init(Path()) }

  /// Makes the outline of a rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }

  /// Makes the outline of an ellipse.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// Makes the outline of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .circular))
  }

  /// Makes the outline of a rectangle with some round corners.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
      topTrailing: radius(.topRight))
    self.init(Path(roundedRect: rect, cornerRadii: radii, style: .circular))
  }

  /// Makes an arc.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// The outline as Core Graphics names it.
  public var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// The smallest rectangle around the outline.
  public var bounds: CGRect { path.boundingRect }

  /// Whether there is nothing.
  public var isEmpty: Bool { path.isEmpty }

  /// Where the outline ends so far.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Goes on somewhere else.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Draws a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Draws a curve with two control points.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Draws a curve with one control point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Draws an arc.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // What UIKit calls clockwise is what is seen; SwiftUI's arcs mean the other.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }

  /// Goes back to where the outline began.
  public func close() { path.closeSubpath() }

  /// Adds another outline.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Moves, turns or scales the outline.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Whether a point is inside.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}
