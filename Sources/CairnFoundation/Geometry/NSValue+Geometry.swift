import Foundation

/// Geometry wrapped in an object, with UIKit's names.
///
///     let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
extension NSValue {
  /// Wraps a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  /// Wraps a point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  /// Wraps a size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// The wrapped rectangle.
  public var cgRectValue: CGRect { rectValue }
  /// The wrapped point.
  public var cgPointValue: CGPoint { pointValue }
  /// The wrapped size.
  public var cgSizeValue: CGSize { sizeValue }
}
