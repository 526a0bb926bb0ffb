@_exported import AVFoundation
import CairnCore
import CairnKits
import CairnValues
import Observation

/// UIKit's player, which shows a film as `VideoPlayer` does.
///
/// ```swift
/// controller.player = AVPlayer(url: film)
/// ```
open class AVPlayerViewController: UIViewController {
  open override class var _missingFramework: String? {
    let session = FrontSession.current
    return MediaEngines.areThere(in: session) || MediaEngines.lacksLibrary(in: session) ? nil : "AVKit"
  }

  private let shown = Shown()

  @Observable
  fileprivate final class Shown {
    var player: AVPlayer?
    var hasControls = true
    var gravity = AVLayerVideoGravity.resizeAspect
  }

  /// Creates a player without a film. Files of interfaces are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    addChild(UIHostingController(rootView: ShownFilm(shown: shown)))
  }
  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  /// The player.
  open var player: AVPlayer? {
    get { shown.player }
    set { shown.player = newValue }
  }
  /// Whether the user can control the player.
  open var showsPlaybackControls: Bool {
    get { shown.hasControls }
    set { shown.hasControls = newValue }
  }
  /// How the film fills the view.
  open var videoGravity: AVLayerVideoGravity {
    get { shown.gravity }
    set { shown.gravity = newValue }
  }
  /// Whether the film may continue in a small window. Has no effect.
  open var allowsPictureInPicturePlayback = true
  /// Whether the film starts in a small window when the app is left. Has no effect.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether the screen is filled when the film starts. Has no effect.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the screen is left when the film ends. Has no effect.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the system shows the film's title. Has no effect.
  open var updatesNowPlayingInfoCenter = true
  /// The object to notify. It is never notified.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
}

private struct ShownFilm: View {
  let shown: AVPlayerViewController.Shown

  var body: some View {
    FilmView(shown.player?.playback, fit: fit, hasControls: shown.hasControls, overlay: EmptyView())
  }

  private var fit: FilmView<EmptyView>.Fit {
    switch shown.gravity {
    case .resize: .stretched
    case .resizeAspectFill: .cut
    default: .whole
    }
  }
}

/// Follows UIKit's player. None of its methods is called.
///
/// ```swift
/// class Coordinator: NSObject, AVPlayerViewControllerDelegate {}
/// ```
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
