import CairnFoundation
import Foundation

extension Path {
  /// Begins a new subpath at a point.
  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  /// Adds a straight line. Does nothing without a current point.
  public mutating func addLine(to end: CGPoint) {
    guard !isEmpty else { return }
    append(.line(to: end))
  }

  /// Adds a curve with one control point. Does nothing without a current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard !isEmpty else { return }
    append(.quadCurve(to: end, control: control))
  }

  /// Adds a curve with two control points. Does nothing without a current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard !isEmpty else { return }
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the subpath with a straight line to its start.
  public mutating func closeSubpath() {
    guard !isEmpty else { return }
    append(.closeSubpath)
  }

  /// Adds straight lines through points in a new subpath.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    append([.move(to: first)] + lines.dropFirst().map { .line(to: $0) })
  }

  /// Adds a path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if isEmpty {
      self = path.applying(transform)
    } else {
      append(path.elements, transform: transform)
    }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds a rectangle with a radius for each corner.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    append(CornerPath(rect: rect, corners: .init(cornerRadii), style: style).elements, transform: transform)
  }

  /// Adds an ellipse within a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }
}
