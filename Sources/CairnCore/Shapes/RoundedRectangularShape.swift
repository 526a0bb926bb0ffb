import CairnValues
import Foundation

/// A rectangular shape with corners that shapes inside it can follow.
///
/// ```swift
/// card.containerShape(RoundedRectangle(cornerRadius: 24))
/// ```
nonisolated public protocol RoundedRectangularShape: InsettableShape {
  typealias Corners = RoundedRectangularShapeCorners
  /// Returns the corner styles for a size, or for any size if `size` is `nil`. Returns `nil` if the shape does
  /// not know them.
  func corners(in size: CGSize?) -> Corners?
}

/// The styles of a shape's four corners.
///
/// ```swift
/// func corners(in size: CGSize?) -> Corners? { .fixed(12) }
/// ```
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The top leading corner.
  public var topLeading: Edge.Corner.Style
  /// The top trailing corner.
  public var topTrailing: Edge.Corner.Style
  /// The bottom leading corner.
  public var bottomLeading: Edge.Corner.Style
  /// The bottom trailing corner.
  public var bottomTrailing: Edge.Corner.Style

  /// Creates corners of a single style.
  public init(all: Edge.Corner.Style) {
    self.init(topLeading: all, topTrailing: all, bottomLeading: all, bottomTrailing: all)
  }

  /// Creates corners with individual styles.
  public init(
    topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style, bottomLeading: Edge.Corner.Style,
    bottomTrailing: Edge.Corner.Style
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Corners with a fixed radius.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners { .init(all: .fixed(radius)) }

  /// Corners concentric with those of the container's shape.
  public static var concentric: RoundedRectangularShapeCorners { .init(all: .concentric) }

  /// Concentric corners with a minimum radius.
  public static func concentric(minimum: Edge.Corner.Style? = nil) -> RoundedRectangularShapeCorners {
    .init(all: .concentric(minimum: minimum))
  }

  /// Returns the radii, given those of concentric corners.
  func radii(concentric radii: RectangleCornerRadii = RectangleCornerRadii()) -> RectangleCornerRadii {
    func radius(_ style: Edge.Corner.Style, _ concentric: CGFloat) -> CGFloat {
      switch style.form {
      case .fixed(let radius): radius
      case .concentric(let minimum): max(concentric, minimum)
      }
    }
    return RectangleCornerRadii(
      topLeading: radius(topLeading, radii.topLeading), bottomLeading: radius(bottomLeading, radii.bottomLeading),
      bottomTrailing: radius(bottomTrailing, radii.bottomTrailing), topTrailing: radius(topTrailing, radii.topTrailing))
  }
}

nonisolated extension Rectangle: RoundedRectangularShape {
  /// Returns the corners for a size.
  public func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}

nonisolated extension RoundedRectangle: RoundedRectangularShape {
  /// Returns the corners for a size.
  public func corners(in size: CGSize?) -> Corners? { .fixed(min(cornerSize.width, cornerSize.height)) }
}

nonisolated extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// Returns the corners for a size.
  public func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading), bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

nonisolated extension Capsule: RoundedRectangularShape {
  /// Returns the corners for a size.
  public func corners(in size: CGSize?) -> Corners? { .fixed(size.map { min($0.width, $0.height) / 2 } ?? .infinity) }
}

nonisolated extension Circle: RoundedRectangularShape {
  /// Returns the corners for a size.
  public func corners(in size: CGSize?) -> Corners? { .fixed(size.map { min($0.width, $0.height) / 2 } ?? .infinity) }
}
