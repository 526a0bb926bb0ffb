import CairnValues
import Combine
import Foundation

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
