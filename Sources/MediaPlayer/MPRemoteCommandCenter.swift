import CairnKits
@_exported import Foundation

/// The buttons of headphones and of the lock screen, of which there are none.
///
/// ```swift
/// MPRemoteCommandCenter.shared().playCommand.addTarget { _ in play() }
/// ```
@preconcurrency @MainActor
public final class MPRemoteCommandCenter: NSObject {
  private static let center = MPRemoteCommandCenter()
  private override init() { super.init() }
  /// The buttons of the device.
  public static func shared() -> MPRemoteCommandCenter { center }

  /// Plays.
  public let playCommand = MPRemoteCommand()
  /// Pauses.
  public let pauseCommand = MPRemoteCommand()
  /// Ends.
  public let stopCommand = MPRemoteCommand()
  /// Plays or pauses.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// Goes to the next item.
  public let nextTrackCommand = MPRemoteCommand()
  /// Goes to the item before.
  public let previousTrackCommand = MPRemoteCommand()
  /// Skips a part.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// Repeats a part.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// Begins to skip.
  public let seekForwardCommand = MPRemoteCommand()
  /// Begins to go back.
  public let seekBackwardCommand = MPRemoteCommand()
  /// Goes to a place.
  public let changePlaybackPositionCommand = MPRemoteCommand()
  /// Changes the speed.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// Changes what is repeated.
  public let changeRepeatModeCommand = MPRemoteCommand()
  /// Changes the order.
  public let changeShuffleModeCommand = MPRemoteCommand()
  /// Likes the item.
  public let likeCommand = MPRemoteCommand()
}

/// A button of headphones or of the lock screen. It is never pressed.
///
/// ```swift
/// command.isEnabled = false
/// ```
@preconcurrency @MainActor
open class MPRemoteCommand: NSObject {
  /// Whether it can be pressed.
  open var isEnabled = true
  /// Adds an action for the button. Never called.
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
  /// Adds an action for the button. Never called.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Removes an action. Has no effect.
  open func removeTarget(_ target: Any?) {}
  /// Removes an action. Has no effect.
  open func removeTarget(_ target: Any?, action: Selector?) {}
}

/// A button that skips a part.
///
/// ```swift
/// center.skipForwardCommand.preferredIntervals = [15]
/// ```
open class MPSkipIntervalCommand: MPRemoteCommand {
  /// The lengths of the parts.
  open var preferredIntervals: [NSNumber] = []
}

/// A button that changes the speed.
///
/// ```swift
/// center.changePlaybackRateCommand.supportedPlaybackRates = [1, 1.5, 2]
/// ```
open class MPChangePlaybackRateCommand: MPRemoteCommand {
  /// The speeds.
  open var supportedPlaybackRates: [NSNumber] = []
}

/// A press of a button. None is ever made.
///
/// ```swift
/// (event as? MPChangePlaybackPositionCommandEvent)?.positionTime
/// ```
open class MPRemoteCommandEvent: NSObject {
  /// When it was pressed.
  open var timestamp: TimeInterval { 0 }
  init?(_ none: Never) { return nil }
}

/// A wish for another place. None is ever made.
///
/// ```swift
/// event.positionTime
/// ```
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// The place.
  open var positionTime: TimeInterval { 0 }
}

/// A wish to skip a part. None is ever made.
///
/// ```swift
/// event.interval
/// ```
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// The length of the part.
  open var interval: TimeInterval { 0 }
}

/// A wish for another speed. None is ever made.
///
/// ```swift
/// event.playbackRate
/// ```
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  /// The speed.
  open var playbackRate: Float { 1 }
}

/// How a button's action ended.
///
/// ```swift
/// return .success
/// ```
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}
