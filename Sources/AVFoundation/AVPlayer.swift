@_exported import AVFAudio
@_exported import CairnKits
@_exported import CoreMedia
@_exported import Foundation
import Observation

/// Plays films and sounds: by GStreamer in windows and terminals, by the user's browser, and in tests by their clock, without a
/// picture or a sound. It plays whether or not a `VideoPlayer` shows it.
///
/// ```swift
/// let player = AVPlayer(url: film)
/// player.play()
/// ```
///
/// Files and addresses with `http` or `https` can be played. Browsers play sound only after the user has touched the page or
/// pressed a key; until then, `timeControlStatus` is `waitingToPlayAtSpecifiedRate`. A view that reads the player's properties
/// follows their changes.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// The item to play.
  public internal(set) var currentItem: AVPlayerItem? {
    get { state.item }
    set {
      let old = state.item
      guard newValue !== old else { return }
      state.item = newValue
      itemChanged(from: old)
    }
  }
  /// The loudness.
  open var volume: Float {
    get { Float(playback.volume) }
    set { playback.volume = newValue.isFinite ? min(max(Double(newValue), 0), 1) : 1 }
  }
  /// Whether no sound is heard.
  open var isMuted: Bool {
    get { playback.isMuted }
    set { playback.isMuted = newValue }
  }
  /// The action at the end.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether the player waits until it can play without a stop. It always does.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether the film may be shown on another screen. Has no effect.
  open var allowsExternalPlayback = true
  /// Whether the screen stays on. Has no effect.
  open var preventsDisplaySleepDuringVideoPlayback = true

  package let playback = Playback()
  private let state = PlayerState()
  weak var looper: AVPlayerLooper?

  @Observable
  final class PlayerState {
    var item: AVPlayerItem?
  }

  /// Creates a player of nothing.
  public override init() {
    super.init()
    begin(with: nil)
  }
  /// Creates a player of a file or an address.
  public init(url: URL) {
    super.init()
    begin(with: AVPlayerItem(url: url))
  }
  /// Creates a player.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    begin(with: item)
  }

  private func begin(with item: AVPlayerItem?) {
    playback.heard = { [weak self] in self?.heard($0) }
    currentItem = item
  }

  /// Replaces the item to play.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

  private func itemChanged(from old: AVPlayerItem?) {
    old?.leave(self)
    currentItem?.enter(self)
    playback.load(currentItem?.url)
    if let place = currentItem?.place, place > 0 { playback.seek(to: place) }
  }

  /// The speed that the player is asked for; 0 stops it. Negative speeds have no effect.
  open var rate: Float {
    get { Float(playback.speed) }
    set { if newValue.isFinite, newValue >= 0 { start(Double(newValue)) } }
  }
  /// The speed at which `play()` plays.
  open var defaultRate: Float = 1
  /// Whether it plays, or would as soon as it can.
  open var timeControlStatus: TimeControlStatus {
    if playback.speed == 0 { return .paused }
    return playback.isMoving || playback.hasEnded ? .playing : .waitingToPlayAtSpecifiedRate
  }
  /// Whether it can play its item.
  open var status: Status { currentItem.flatMap { Status(rawValue: $0.status.rawValue) } ?? .unknown }
  /// Why it cannot play.
  open var error: (any Error)? { currentItem?.error }

  /// Whether an observer is hearing that an item failed. Apps try again there, which would never end.
  private static var isReporting = false

  /// Plays. If the item has failed, or nothing can play it here, `AVPlayerItemFailedToPlayToEndTime` is posted, except to an
  /// observer of it that plays again.
  open func play() { start(Double(defaultRate > 0 ? defaultRate : 1)) }
  /// Plays at a speed.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Stops.
  open func pause() { playback.play(speed: 0) }

  private func start(_ speed: Double) {
    guard speed > 0, let item = currentItem else { return playback.play(speed: speed) }
    if playback.prepare(), item.status != .failed { return playback.play(speed: min(speed, 16)) }
    if !playback.canPlay { MediaEngines.reportMissing("AVPlayer.play()", in: playback.owner) }
    post(.AVPlayerItemFailedToPlayToEndTime, of: item, error: item.error)
  }

  private func post(_ name: Notification.Name, of item: AVPlayerItem, error: (any Error)? = nil) {
    let isFailure = name == .AVPlayerItemFailedToPlayToEndTime
    guard !(isFailure && Self.isReporting) else { return }
    if isFailure { Self.isReporting = true }
    defer { if isFailure { Self.isReporting = false } }
    let details = error.map { [AVPlayerItemFailedToPlayToEndTimeErrorKey: $0] }
    NotificationCenter.default.post(name: name, object: item, userInfo: details)
  }

  private func heard(_ event: Playback.Event) {
    guard let item = currentItem else { return }
    switch event {
    case .ready: break
    case .failed(let problem, let whilePlaying):
      if problem.kind == .hasNoDecoder, MediaEngines.usesLibrary(in: playback.owner) {
        MissingFramework.reportLibrary(
          "This film", package: MediaEngines.decoders, outcome: "It cannot be played until then: \(problem.text)")
      }
      if whilePlaying { post(.AVPlayerItemFailedToPlayToEndTime, of: item, error: item.error) }
    case .stalled: post(.AVPlayerItemPlaybackStalled, of: item)
    case .jumped: post(.AVPlayerItemTimeJumped, of: item)
    case .ended:
      // First what follows, so that an observer can do something else.
      if looper?.goOn() != true { finish() }
      post(.AVPlayerItemDidPlayToEndTime, of: item)
    }
  }

  /// Does what follows the end of an item.
  func finish() { if actionAtItemEnd != .none { pause() } }

  /// The place in the item.
  open func currentTime() -> CMTime { CMTime(seconds: playback.time, preferredTimescale: 1_000_000_000) }
  /// Goes to a place.
  open func seek(to time: CMTime) { go(to: time) { _ in } }
  /// Goes to a place, or to one nearby that is found faster if both limits are infinite.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    go(to: time, exactly: !(toleranceBefore.isPositiveInfinity && toleranceAfter.isPositiveInfinity)) { _ in }
  }
  /// Goes to a place. Calls the closure when it is there, with false if it could not or had to go elsewhere.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    go(to: time, completionHandler)
  }
  /// Goes to a place, or to one nearby. Calls the closure when it is there, with false if it could not or had to go elsewhere.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    go(
      to: time, exactly: !(toleranceBefore.isPositiveInfinity && toleranceAfter.isPositiveInfinity), completionHandler)
  }
  /// Goes to a place. Returns false if it could not or had to go elsewhere.
  @discardableResult
  open func seek(to time: CMTime) async -> Bool {
    await withCheckedContinuation { done in go(to: time) { done.resume(returning: $0) } }
  }

  private func go(to time: CMTime, exactly: Bool = true, _ done: @escaping (Bool) -> Void) {
    guard currentItem != nil, time.isNumeric || time.isPositiveInfinity else { return done(false) }
    let end = playback.length ?? 0
    playback.seek(to: time.isNumeric ? time.seconds : end, exactly: exactly, done)
  }

  /// Calls a closure at regular times of the item, and after it has started or jumped. Keep the result, for
  /// `removeTimeObserver(_:)`.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    playback.wait(every: interval.isNumeric ? interval.seconds : 1) { seconds in
      let time = CMTime(seconds: seconds, preferredTimescale: 1_000_000_000)
      Self.run(on: queue) { block(time) }
    }
  }
  /// Calls a closure when the item passes one of the times. Keep the result, for `removeTimeObserver(_:)`.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any {
    let times = times.map(\.timeValue).filter(\.isNumeric).map(\.seconds)
    return playback.wait(for: times) { Self.run(on: queue, block) }
  }
  /// Forgets a closure.
  open func removeTimeObserver(_ observer: Any) {
    if let observer = observer as? Playback.Waiting { playback.remove(observer) }
  }

  private static func run(on queue: DispatchQueue?, _ block: @escaping @Sendable () -> Void) {
    if let queue, queue !== DispatchQueue.main { queue.async(execute: block) } else { block() }
  }
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

/// Plays several items in turn.
///
/// ```swift
/// AVQueuePlayer(items: [first, second])
/// ```
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = [] {
    didSet { currentItem = queue.first }
  }

  /// Creates a player of nothing.
  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }
  /// Creates a player of items.
  public init(items: [AVPlayerItem]) {
    super.init(playerItem: items.first)
    actionAtItemEnd = .advance
    queue = items
  }
  /// Creates a player of an item.
  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    actionAtItemEnd = .advance
    queue = item.map { [$0] } ?? []
  }
  /// Creates a player of a file or an address.
  public override init(url: URL) {
    super.init(url: url)
    actionAtItemEnd = .advance
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

  override func finish() {
    guard actionAtItemEnd == .advance else { return super.finish() }
    advanceToNextItem()
    if currentItem == nil { pause() }
  }
}

/// Plays an item over and over, as long as you keep it.
///
/// ```swift
/// looper = AVPlayerLooper(player: player, templateItem: item)
/// ```
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  /// How often the item has been played.
  public private(set) var loopCount = 0
  private weak var player: AVQueuePlayer?

  /// Creates a looper, and gives the player its item.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.player = player
    super.init()
    if player.items().isEmpty { player.insert(itemToLoop, after: nil) }
    player.looper = self
  }
  /// Ends the repetition, after the current round.
  open func disableLooping() { if player?.looper === self { player?.looper = nil } }

  /// Plays the item again.
  func goOn() -> Bool {
    guard let player else { return false }
    loopCount += 1
    player.seek(to: .zero)
    return true
  }
}
