import Foundation

/// Geometry inside an object, by the names UIKit has for it.
///
///     let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
extension NSValue {
  /// Holds a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  /// Holds a point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  /// Holds a size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// The rectangle that is held.
  public var cgRectValue: CGRect { rectValue }
  /// The point that is held.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that is held.
  public var cgSizeValue: CGSize { sizeValue }
}
