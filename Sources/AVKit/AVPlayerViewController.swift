@_exported import AVFoundation
import CairnKits

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
  /// How the film fills the view.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the film may continue in a small window.
  open var allowsPictureInPicturePlayback = true
  /// Whether the film starts in a small window when the app is left.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether the screen is filled when the film starts.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the screen is left when the film ends.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the system shows the film's title.
  open var updatesNowPlayingInfoCenter = true
  /// The object to notify. It is never notified.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
}

/// Follows UIKit's player. None of its methods is called.
///
/// ```swift
/// class Coordinator: NSObject, AVPlayerViewControllerDelegate {}
/// ```
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
