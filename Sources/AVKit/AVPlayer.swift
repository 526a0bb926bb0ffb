@_exported import CairnPlatform
@_exported import Foundation

/// Plays films and sounds, which nothing here does. It keeps what it is given.
///
/// ```swift
/// let player = AVPlayer(url: film)
/// ```
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// The item to play.
  public private(set) var currentItem: AVPlayerItem?
  /// The speed. It stays 0.
  open var rate: Float = 0
  /// The loudness.
  open var volume: Float = 1
  /// Whether no sound is heard.
  open var isMuted = false

  /// Creates a player of nothing.
  public override init() { super.init() }
  /// Creates a player of a file or a page.
  public init(url: URL) {
    currentItem = AVPlayerItem(url: url)
    super.init()
  }
  /// Creates a player.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  /// Replaces the item to play.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

  /// Starts, which only reports that it cannot.
  open func play() {
    MissingFramework.reportCall(
      "AVPlayer.play()", from: "AVFoundation", outcome: "Nothing is played. Open the file with openURL.")
  }

  /// Stops. Has no effect.
  open func pause() {}
}

/// A film or a sound.
///
/// ```swift
/// AVPlayerItem(url: film)
/// ```
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  /// Where it is.
  public let url: URL
  /// Creates an item.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// UIKit's player, which is never shown. Use `VideoPlayer`, whose placeholder links to the film.
///
/// ```swift
/// controller.player = AVPlayer(url: film)
/// ```
open class AVPlayerViewController: UIViewController {
  open override class var _missingFramework: String? { "AVKit" }

  /// The player.
  open var player: AVPlayer?
  /// Whether the user can control the player.
  open var showsPlaybackControls = true
}
