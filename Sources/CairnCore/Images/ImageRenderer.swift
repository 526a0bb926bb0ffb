import CairnValues
import Combine
import Foundation

/// A picture in pixels. There is nothing here that could draw one, so no value of it exists yet; hosts that draw pixels
/// are to make them.
///
/// ```swift
/// if let picture = renderer.cgImage { show(picture) }
/// ```
public final class CGImage: Sendable {
  public let width: Int
  public let height: Int
  /// The picture, encoded.
  let data: Data

  package init(width: Int, height: Int, data: Data) {
    self.width = width
    self.height = height
    self.data = data
  }
}

nonisolated extension Image {
  /// A picture in pixels, and what a person hears of it.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
    self.init(data: cgImage.data)
    self.label = label
  }

  /// A picture in pixels that adds nothing for those who cannot see it.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
    self.init(data: cgImage.data)
    isDecorative = true
  }
}

/// Makes a picture of a view.
///
/// No host here draws pixels, so there is no picture: `cgImage` is nil, and a diagnostic says so.
///
/// ```swift
/// let renderer = ImageRenderer(content: Card(name: name))
/// if let picture = renderer.cgImage { save(picture) }
/// ```
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  /// What the picture is of.
  @Published public var content: Content
  /// What the view is offered.
  @Published public var proposedSize = ProposedViewSize.unspecified
  /// How many pixels a point has.
  @Published public var scale: CGFloat = 1
  /// Whether the picture covers what is below it.
  @Published public var isOpaque = false
  /// How colours are mixed.
  @Published public var colorMode = ColorRenderingMode.nonLinear
  /// How bright the picture may be.
  @Published public var allowedDynamicRange: Image.DynamicRange?

  public init(content: Content) { self.content = content }

  /// The picture; nil where nothing draws pixels.
  public var cgImage: CGImage? {
    Runtime.shared.report(
      .warning, "image.no-pixels",
      "ImageRenderer: no host renders views to pixels, so there is no image of \(Content.self).")
    return nil
  }

  /// The picture, as UIKit names it; nil where nothing draws pixels.
  public var uiImage: UIImage? { cgImage.flatMap { UIImage(data: $0.data) } }
}
