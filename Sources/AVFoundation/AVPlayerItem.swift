import CairnPlatform
import CoreMedia
import Foundation

/// A film or a sound. It cannot be played, so its status is `failed`.
///
/// ```swift
/// AVPlayerItem(url: film)
/// ```
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  /// The film or sound.
  public let asset: AVAsset
  /// Where it is, for a link to it.
  package var url: URL { asset.place }
  /// How much is loaded ahead.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// The most bits of a second.
  open var preferredPeakBitRate: Double = 0

  /// Creates an item of a file or a page.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  /// Creates an item.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Whether the item can be played. It cannot.
  open var status: Status { .failed }
  /// Why it cannot be played.
  open var error: (any Error)? { AVError(.decoderNotFound) }
  /// The length. It is not known.
  open var duration: CMTime { .indefinite }
  /// The size of the film. It is not known.
  open var presentationSize: CGSize { .zero }
  /// The loaded parts. There are none.
  open var loadedTimeRanges: [NSValue] { [] }
  /// Whether it could be played without a stop.
  open var isPlaybackLikelyToKeepUp: Bool { false }
  /// Whether nothing is loaded.
  open var isPlaybackBufferEmpty: Bool { true }
  /// The place in the item. It is always the start.
  open func currentTime() -> CMTime { .zero }
  /// Goes to a place. Calls the closure with false.
  open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) { completionHandler?(false) }

  /// Whether an item can be played.
  ///
  /// ```swift
  /// item.status == .readyToPlay
  /// ```
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  /// The item has ended. Never posted.
  public nonisolated static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
  /// The item could not be played to its end. Posted when a player starts.
  public nonisolated static let failedToPlayToEndTimeNotification = Notification.Name.AVPlayerItemFailedToPlayToEndTime
}

extension Notification.Name {
  /// An item has ended. Never posted.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  /// An item could not be played to its end. Posted when a player starts.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// An item waits for data. Never posted.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
  /// An item has jumped. Never posted.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let AVPlayerItemTimeJumped = Notification.Name("AVPlayerItemTimeJumpedNotification")
  /// An item has more to say of its loading. Never posted.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let AVPlayerItemNewAccessLogEntry = Notification.Name("AVPlayerItemNewAccessLogEntryNotification")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Why an item could not be played to its end.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
