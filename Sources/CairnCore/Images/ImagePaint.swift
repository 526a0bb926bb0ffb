import CairnScreen
import CairnValues
import Foundation

/// A picture, or a part of it, side by side with itself.
///
/// ```swift
/// Circle().strokeBorder(ImagePaint(image: Image("Rope"), scale: 0.2), lineWidth: 12)
/// ```
nonisolated public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// Which part of the picture is repeated, in shares of its size.
  public var sourceRect: CGRect
  /// How large the picture is drawn, 1 being its own size.
  public var scale: CGFloat

  /// Makes a style of a picture.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// The picture as it is found in an environment.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    let tile = PictureTile(
      image: image.content(in: environment), origin: .zero, sourceRect: sourceRect, scale: scale)
    return AnyShapeStyle(paint: .picture(tile))
  }
}

extension ImagePaint: Equatable {}

extension ShapeStyle where Self == ImagePaint {
  /// A picture, or a part of it, side by side with itself.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
