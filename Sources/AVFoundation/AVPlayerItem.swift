import AVFAudio
import CairnPlatform
import CoreMedia
import Foundation
import Observation

/// A film or a sound for a player. Its duration, size and status are known while it is the player's current item.
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
  /// How much is loaded ahead. Has no effect.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// The most bits of a second. Has no effect.
  open var preferredPeakBitRate: Double = 0
  /// The place to begin at.
  private(set) var place = 0.0
  private let state = ItemState()

  /// The player of this item, and its last state after the player has another.
  @Observable
  final class ItemState {
    weak var player: AVPlayer?
    var leftStatus = Status.unknown
    var leftError: (any Error)?
    var leftDuration: CMTime?
    var leftSize = CGSize.zero
  }

  /// Creates an item of a file or an address.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  /// Creates an item.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  func enter(_ player: AVPlayer) { state.player = player }

  func leave(_ player: AVPlayer) {
    guard state.player === player else { return }
    place = player.playback.hasEnded ? 0 : player.playback.time
    (state.leftStatus, state.leftError, state.leftDuration, state.leftSize) = (
      status, error, duration, presentationSize
    )
    state.player = nil
  }

  private var playback: Playback? { state.player?.playback }

  /// Whether the item can be played, which is known when a player has it.
  open var status: Status {
    guard let playback else { return state.leftStatus }
    guard playback.isAbleToPlay else { return .failed }
    return switch playback.status {
    case .unknown: .unknown
    case .ready: .readyToPlay
    case .failed: .failed
    }
  }
  /// Why it cannot be played.
  open var error: (any Error)? {
    guard let playback else { return state.leftError }
    guard playback.isAbleToPlay else { return AVError(.decoderNotFound) }
    if case .failed(let problem) = playback.status { return AVError.error(of: problem) }
    return nil
  }
  /// The length, if it is known.
  open var duration: CMTime {
    guard let playback else { return state.leftDuration ?? asset.duration }
    return playback.length.map { CMTime(seconds: $0, preferredTimescale: 1_000_000_000) } ?? .indefinite
  }
  /// The size of the film. In a terminal it is not known.
  open var presentationSize: CGSize { playback?.size ?? state.leftSize }
  /// The loaded parts. They are not known.
  open var loadedTimeRanges: [NSValue] { [] }
  /// Whether it could be played without a stop.
  open var isPlaybackLikelyToKeepUp: Bool {
    status == .readyToPlay && (playback?.speed == 0 || playback?.isMoving == true)
  }
  /// Whether nothing is loaded.
  open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }
  /// The place in the item.
  open func currentTime() -> CMTime {
    CMTime(seconds: playback?.time ?? place, preferredTimescale: 1_000_000_000)
  }
  /// Goes to a place, which a player begins at if it does not have the item yet.
  open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
    if let player = state.player { return player.seek(to: time) { completionHandler?($0) } }
    place = time.isNumeric ? max(time.seconds, 0) : 0
    completionHandler?(true)
  }

  /// Whether an item can be played.
  ///
  /// ```swift
  /// item.status == .readyToPlay
  /// ```
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  /// The item has ended.
  public nonisolated static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
  /// The item could not be played to its end.
  public nonisolated static let failedToPlayToEndTimeNotification = Notification.Name.AVPlayerItemFailedToPlayToEndTime
}

extension Notification.Name {
  /// An item has ended.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  /// An item could not be played to its end.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// An item waits for data.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
  /// An item has jumped.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let AVPlayerItemTimeJumped = Notification.Name("AVPlayerItemTimeJumpedNotification")
  /// An item has more to say of its loading. Never posted.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let AVPlayerItemNewAccessLogEntry = Notification.Name("AVPlayerItemNewAccessLogEntryNotification")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Why an item could not be played to its end.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
