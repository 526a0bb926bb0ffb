import CairnScreen
import CairnValues
import Foundation

/// A style that tiles an image, or a part of it.
///
/// ```swift
/// Circle().strokeBorder(ImagePaint(image: Image("Rope"), scale: 0.2), lineWidth: 12)
/// ```
nonisolated public struct ImagePaint: ShapeStyle {
  /// The image.
  public var image: Image
  /// The repeated part of the image, as fractions of its size.
  public var sourceRect: CGRect
  /// The scale of the image, where 1 is its own size.
  public var scale: CGFloat

  /// Creates a style from an image.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// Returns the style for an environment.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    let tile = PictureTile(
      image: image.content(in: environment), origin: .zero, sourceRect: sourceRect, scale: scale)
    return AnyShapeStyle(paint: .picture(tile))
  }
}

extension ImagePaint: Equatable {}

extension ShapeStyle where Self == ImagePaint {
  /// A style that tiles an image, or a part of it.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
