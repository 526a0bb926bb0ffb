@_exported import AVFAudio
@_exported import CairnKits
@_exported import CoreMedia
@_exported import Foundation

/// A player of films and sounds, which never play. It stores its settings, and its items have failed.
///
/// ```swift
/// let player = AVPlayer(url: film)
/// ```
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// The item to play.
  public internal(set) var currentItem: AVPlayerItem?
  /// The loudness.
  open var volume: Float = 1
  /// Whether no sound is heard.
  open var isMuted = false
  /// The action at the end.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether the player waits until it can play without a stop.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether the film may be shown on another screen.
  open var allowsExternalPlayback = true
  /// Whether the screen stays on.
  open var preventsDisplaySleepDuringVideoPlayback = true

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

  /// The speed. It stays 0; another starts to play, which only reports that it cannot.
  open var rate: Float {
    get { 0 }
    set { if newValue != 0 { play() } }
  }
  /// The speed when it plays.
  open var defaultRate: Float = 1
  /// Whether it plays. It is always paused.
  open var timeControlStatus: TimeControlStatus { .paused }
  /// Whether it can play. It has failed.
  open var status: Status { .failed }
  /// Why it cannot play.
  open var error: (any Error)? { AVError(.decoderNotFound) }

  /// Whether an observer is hearing that an item failed. Apps try again there, which would never end.
  private static var isReporting = false

  /// Starts, which only reports that it cannot. `AVPlayerItemFailedToPlayToEndTime` is posted, except to an observer of it that plays
  /// again.
  open func play() {
    MissingFramework.reportCall(
      "AVPlayer.play()", from: "AVFoundation", outcome: "Nothing is played. Open the file with openURL.")
    guard let currentItem, !Self.isReporting else { return }
    Self.isReporting = true
    defer { Self.isReporting = false }
    NotificationCenter.default.post(
      name: .AVPlayerItemFailedToPlayToEndTime, object: currentItem,
      userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: AVError(.decoderNotFound)])
  }
  /// Starts at once, which only reports that it cannot.
  open func playImmediately(atRate rate: Float) { play() }
  /// Stops. Has no effect.
  open func pause() {}

  /// The place in the item. It is always the start.
  open func currentTime() -> CMTime { .zero }
  /// Goes to a place. Has no effect.
  open func seek(to time: CMTime) {}
  /// Goes to a place. Has no effect.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// Goes to a place. Calls the closure with false.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(false) }
  /// Goes to a place. Calls the closure with false.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { completionHandler(false) }
  /// Goes to a place. Returns false.
  @discardableResult
  open func seek(to time: CMTime) async -> Bool { false }

  /// Calls a closure as the item plays. Never called.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Calls a closure at times. Never called.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any { NSObject() }
  /// Forgets a closure. Has no effect.
  open func removeTimeObserver(_ observer: Any) {}
}

extension AVPlayer {
  /// Whether a player plays.
  ///
  /// ```swift
  /// player.timeControlStatus == .playing
  /// ```
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  /// Whether a player can play.
  ///
  /// ```swift
  /// player.status == .readyToPlay
  /// ```
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  /// The action at the end of an item.
  ///
  /// ```swift
  /// player.actionAtItemEnd = .none
  /// ```
  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }
}

/// Plays several items in turn, which nothing here does.
///
/// ```swift
/// AVQueuePlayer(items: [first, second])
/// ```
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = [] {
    didSet { currentItem = queue.first }
  }

  /// Creates a player of nothing.
  public override init() { super.init() }
  /// Creates a player of items.
  public init(items: [AVPlayerItem]) {
    super.init()
    queue = items
    currentItem = items.first
  }
  /// Creates a player of an item.
  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    queue = item.map { [$0] } ?? []
  }
  /// Creates a player of a file or a page.
  public override init(url: URL) {
    super.init(url: url)
    queue = currentItem.map { [$0] } ?? []
  }

  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    queue = (item.map { [$0] } ?? []) + queue.dropFirst()
  }
  /// The items to play.
  open func items() -> [AVPlayerItem] { queue }
  /// Goes on with the next item.
  open func advanceToNextItem() { if !queue.isEmpty { queue.removeFirst() } }
  /// Returns whether an item can follow another. Each item can be there once.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !queue.contains(item) }
  /// Puts an item after another, or at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    let index = afterItem.flatMap(queue.firstIndex) ?? queue.count - 1
    queue.insert(item, at: index + 1)
  }
  /// Removes an item.
  open func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }
  /// Removes all items.
  open func removeAllItems() { queue = [] }
}

/// Plays an item over and over, which nothing here does.
///
/// ```swift
/// looper = AVPlayerLooper(player: player, templateItem: item)
/// ```
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  /// How often the item has been played.
  open var loopCount: Int { 0 }
  /// Creates a looper, and gives the player its item.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    super.init()
    if player.items().isEmpty { player.insert(itemToLoop, after: nil) }
  }
  /// Ends the repetition. Has no effect.
  open func disableLooping() {}
}
