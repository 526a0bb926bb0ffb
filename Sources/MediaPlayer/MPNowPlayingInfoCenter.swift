import CairnKits
import Foundation

/// The lock screen's description of the sound. It is stored, and never shown.
///
/// ```swift
/// MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: title]
/// ```
@preconcurrency @MainActor
public final class MPNowPlayingInfoCenter: NSObject {
  private static let center = MPNowPlayingInfoCenter()
  private override init() { super.init() }
  /// The center of the app.
  public static func `default`() -> MPNowPlayingInfoCenter { center }
  /// The description of the sound. Nothing shows it.
  public var nowPlayingInfo: [String: Any]?
  /// Whether it plays. Nothing shows it.
  public var playbackState = MPNowPlayingPlaybackState.unknown
}

/// Whether something plays.
///
/// ```swift
/// MPNowPlayingInfoCenter.default().playbackState = .playing
/// ```
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown, playing, paused, stopped, interrupted
}

/// A picture of the sound.
///
/// ```swift
/// info[MPMediaItemPropertyArtwork] = MPMediaItemArtwork(boundsSize: image.size) { _ in image }
/// ```
open class MPMediaItemArtwork: NSObject {
  /// The size of the picture.
  public let bounds: CGRect
  private let request: (CGSize) -> UIImage
  /// Creates a picture.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (bounds, request) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
    super.init()
  }
  /// The picture in a size.
  open func image(at size: CGSize) -> UIImage? { request(size) }
}

/// UIKit's slider of the loudness, which is never shown.
///
/// ```swift
/// func makeUIView(context: Context) -> MPVolumeView { MPVolumeView() }
/// ```
open class MPVolumeView: UIView {
  open override class var _missingFramework: String? { "MediaPlayer" }

  /// Whether the slider is shown.
  open var showsVolumeSlider = true
  /// Whether the button for other loudspeakers is shown.
  open var showsRouteButton = true
}

/// The music of the device, of which there is none.
///
/// ```swift
/// guard MPMediaLibrary.authorizationStatus() == .authorized else { return }
/// ```
open class MPMediaLibrary: NSObject {
  /// Whether the app may read the music. It may not.
  public class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  /// Asks for the music. The answer is no.
  public class func requestAuthorization(_ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
    handler(.denied)
  }
}

/// Whether an app may read the music.
///
/// ```swift
/// status == .authorized
/// ```
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The title.
public let MPMediaItemPropertyTitle = "title"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Who plays.
public let MPMediaItemPropertyArtist = "artist"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The picture.
public let MPMediaItemPropertyArtwork = "artwork"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The length.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of music.
public let MPMediaItemPropertyGenre = "genre"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The place.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The speed.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The usual speed.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether there is no end.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of media.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The place of the item among all.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How many items there are.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
