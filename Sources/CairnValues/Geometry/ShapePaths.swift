import Foundation

extension Path {
  package static func rectangle(in rect: CGRect) -> Path { Path(rect) }

  package static func roundedRectangle(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// Returns a rectangle with a radius for each corner. In a right-to-left layout the leading corners are on the
  /// right.
  package static func unevenRoundedRectangle(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    direction: LayoutDirection = .leftToRight
  ) -> Path {
    Path(
      roundedRect: rect, cornerRadii: direction == .leftToRight ? cornerRadii : cornerRadii.mirrored, style: style)
  }

  package static func ellipse(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns the largest circle in the middle of a rectangle.
  package static func circle(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(center: rect.center, size: CGSize(width: side, height: side)))
  }

  package static func capsule(in rect: CGRect, style: RoundedCornerStyle = .continuous) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
}
