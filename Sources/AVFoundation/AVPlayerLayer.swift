import CairnKits
import CoreMedia
import Foundation

/// The layer of a film, which is never shown. Use `VideoPlayer`.
///
/// ```swift
/// let layer = AVPlayerLayer(player: player)
/// layer.videoGravity = .resizeAspectFill
/// ```
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer?
  /// How the film fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the film is there. It never is.
  open var isReadyForDisplay: Bool { false }
  /// The place of the film in the layer.
  open var videoRect: CGRect { .zero }

  /// Creates a layer without a player.
  public override init() { super.init() }
  /// Creates a layer of a player.
  public init(player: AVPlayer?) {
    self.player = player
    super.init()
  }
}

/// How a film fills its place.
///
/// ```swift
/// layer.videoGravity = .resizeAspectFill
/// ```
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the largest rectangle of a shape that fits into another, in its middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
    height: size.height)
}
