import Foundation

/// The size that a container offers to a view. A `nil` dimension asks for the view's ideal length.
///
///     let size = subview.sizeThatFits(ProposedViewSize(width: 100, height: nil))
public struct ProposedViewSize: Equatable, Sendable {
  /// The offered width, or `nil` for the view's ideal width.
  public var width: CGFloat?
  /// The offered height, or `nil` for the view's ideal height.
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Offers a width and a height, either of which may be `nil`.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Offers exactly this size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns the offered size with default values for `nil` dimensions.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}
