import Foundation

extension CGRect {
  package init(size: CGSize) { self.init(origin: .zero, size: size) }

  package init(center: CGPoint, size: CGSize) {
    self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  package var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// Returns the inset rectangle. Its size is never negative, even with insets larger than the rectangle.
  package func inset(by insets: EdgeInsets, direction: LayoutDirection = .leftToRight) -> CGRect {
    let left = direction == .leftToRight ? insets.leading : insets.trailing
    return CGRect(
      x: minX + left, y: minY + insets.top, width: max(0, width - insets.horizontal),
      height: max(0, height - insets.vertical))
  }
}

extension CGSize {
  package static let infinity = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)

  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  package func inset(by insets: EdgeInsets) -> CGSize {
    CGSize(width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
  }

  package func outset(by insets: EdgeInsets) -> CGSize {
    CGSize(width: max(0, width + insets.horizontal), height: max(0, height + insets.vertical))
  }
}

extension CGPoint {
  package static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  package static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  package static func * (a: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: a.x * factor, y: a.y * factor) }

  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }

  package func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
