import Foundation

/// The shape of a rounded corner.
///
///     RoundedRectangle(cornerRadius: 12, style: .continuous)
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve with a gradual start and end.
  case continuous
}

/// A radius for each corner of a rectangle.
///
///     UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 8, topTrailing: 8))
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The top leading radius.
  public var topLeading: CGFloat
  /// The bottom leading radius.
  public var bottomLeading: CGFloat
  /// The bottom trailing radius.
  public var bottomTrailing: CGFloat
  /// The top trailing radius.
  public var topTrailing: CGFloat

  /// Creates radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  package init(_ radius: CGFloat) {
    self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }

  /// The same corners on the other side.
  package var mirrored: RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading, topTrailing: topLeading)
  }
}

extension RectangleCornerRadii: Animatable {
  /// The four radii, in the order top leading, bottom leading, bottom trailing, top trailing.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
    get {
      AnimatablePair(topLeading, AnimatablePair(bottomLeading, AnimatablePair(bottomTrailing, topTrailing)))
    }
    set {
      topLeading = newValue.first
      bottomLeading = newValue.second.first
      bottomTrailing = newValue.second.second.first
      topTrailing = newValue.second.second.second
    }
  }
}
