import CairnValues
import Combine
import Foundation

/// A bitmap image. Nothing here draws bitmaps yet, so no values exist; hosts that draw pixels will create them.
///
/// ```swift
/// if let picture = renderer.cgImage { show(picture) }
/// ```
public final class CGImage: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The encoded image.
  package let data: Data

  package init(width: Int, height: Int, data: Data) {
    self.width = width
    self.height = height
    self.data = data
  }
}

nonisolated extension Image {
  /// Creates an image from a bitmap, with an accessibility label.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
    self.init(data: cgImage.data)
    self.label = label
  }

  /// Creates a decorative image from a bitmap, which accessibility ignores.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
    self.init(data: cgImage.data)
    isDecorative = true
  }
}

/// Renders a view into an image.
///
/// No host here draws pixels, so there is no image: `cgImage` is `nil`, and a diagnostic reports it.
///
/// ```swift
/// let renderer = ImageRenderer(content: Card(name: name))
/// if let picture = renderer.cgImage { save(picture) }
/// ```
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view to render.
  @Published public var content: Content
  /// The size proposed to the view.
  @Published public var proposedSize = ProposedViewSize.unspecified
  /// The number of pixels per point.
  @Published public var scale: CGFloat = 1
  /// Whether the image is opaque.
  @Published public var isOpaque = false
  /// The blending of colors.
  @Published public var colorMode = ColorRenderingMode.nonLinear
  /// The maximum brightness range of the image. Has no effect.
  @Published public var allowedDynamicRange: Image.DynamicRange?

  /// Creates a renderer of a view.
  public init(content: Content) { self.content = content }

  /// The image, or `nil` if nothing draws pixels.
  public var cgImage: CGImage? {
    if PixelRenderer.render == nil { PixelRenderer.find?() }
    if let image = PixelRenderer.render?(AnyView(content), proposedSize, scale, isOpaque) { return image }
    Runtime.shared.report(
      .warning, "image.no-pixels",
      "ImageRenderer: nothing here renders views to pixels, so there is no image of \(Content.self). Windows do, and "
        + "tests with the trait GTK that have a display.")
    return nil
  }
}
