import CairnCore
import Foundation
import Observation

/// The state of a player over its films: the app's wishes, the engine's reports, and the observers of times.
@MainActor @Observable
package final class Playback {
  package enum Status: Equatable {
    case unknown, ready
    case failed(MediaProblem)
  }

  package private(set) var status = Status.unknown
  /// The speed that the app wants; 0 when it wants to stop.
  package private(set) var speed = 0.0
  /// Whether the film moves on.
  package private(set) var isMoving = false
  package private(set) var length: Double?
  package private(set) var size = CGSize.zero
  package private(set) var url: URL?
  /// The place that controls show, which follows while one of them is there.
  package private(set) var shownTime = 0.0
  package private(set) var hasEnded = false

  package var volume = 1.0 { didSet { engine?.setVolume(volume, isMuted: isMuted) } }
  package var isMuted = false { didSet { engine?.setVolume(volume, isMuted: isMuted) } }

  /// Counts what has been made to play, as views show it.
  package private(set) var engineChanges = 0
  @ObservationIgnored package var heard: (Event) -> Void = { _ in }
  @ObservationIgnored private var engine: (any MediaEngine)?
  @ObservationIgnored private weak var session: Session?
  @ObservationIgnored private var loads = 0
  @ObservationIgnored private var isLoaded = false
  @ObservationIgnored private var seeking: [(Bool) -> Void] = []
  @ObservationIgnored private var waiting: [Waiting] = []
  @ObservationIgnored private var watchers = 0
  @ObservationIgnored private var ticks = 0
  @ObservationIgnored private var fades = 0

  /// What the owner of a playback learns.
  package enum Event {
    case ready
    case failed(MediaProblem, whilePlaying: Bool)
    case ended, stalled, jumped
  }

  package init() {
    session = AppReference.current.session
    // The app of a process may make a player before it has a session.
    guard session == nil else { return }
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        // Among several apps, it is not known whose film this is before it is shown or played.
        if AppReference.current.isKnown { self?.prepare() }
      }
    }
  }

  var browserEngine: BrowserEngine? { engine as? BrowserEngine }
  var libraryEngine: LibraryEngine? { engine as? LibraryEngine }
  package var canPlay: Bool { engine != nil }

  /// Whether the host plays films. Without a running app, that is not known yet.
  package var isAbleToPlay: Bool { engine != nil || owner == nil || MediaEngines.areThere(in: owner) }

  /// The session whose host plays.
  package var owner: Session? { session ?? AppReference.current.session ?? FrontSession.current }

  /// Starts to load, if the host can play. The session is that of a view that shows the film.
  @discardableResult
  package func prepare(in shown: Session? = nil) -> Bool {
    guard url != nil || engine != nil else { return false }
    if engine == nil {
      guard let session = shown ?? owner, MediaEngines.areThere(in: session) else { return false }
      self.session = session
      engine = MediaEngines.make(for: self, in: session)
      guard engine != nil else { return false }
      engineChanges += 1
      engine?.setVolume(volume, isMuted: isMuted)
      if speed > 0 { engine?.play(speed: speed) }
    }
    if let url, !isLoaded {
      isLoaded = true
      engine?.load(url, load: loads)
    }
    return true
  }

  package func load(_ url: URL?) {
    finishSeeking(false)
    loads += 1
    (self.url, isLoaded, status, length, size) = (url, false, .unknown, nil, .zero)
    (isMoving, hasEnded, shownTime) = (false, false, 0)
    for waiting in waiting { waiting.begin(at: 0) }
    if url == nil {
      engine?.unload()
    } else if engine != nil || session != nil {
      // Otherwise, the app is known when the film is shown or played.
      prepare()
    }
  }

  package var time: Double { engine?.time ?? 0 }

  /// Plays at a speed; 0 stops. At the end, a film starts only after a seek.
  package func play(speed: Double) {
    guard speed != self.speed else { return }
    self.speed = speed
    if speed == 0 { isMoving = false }
    let isNew = !isLoaded || engine == nil
    prepare()
    if !isNew, !hasEnded || speed == 0 { engine?.play(speed: speed) }
    tick()
  }

  package func seek(to seconds: Double, exactly: Bool = true, _ done: @escaping (Bool) -> Void = { _ in }) {
    finishSeeking(false)
    guard prepare(), seconds.isFinite else { return done(false) }
    if case .failed = status { return done(false) }
    seeking = [done]
    let place = min(max(seconds, 0), length ?? .greatestFiniteMagnitude)
    let hadEnded = hasEnded
    hasEnded = false
    shownTime = place
    engine?.seek(to: place, exactly: exactly)
    if hadEnded, speed > 0 { engine?.play(speed: speed) }
    for waiting in waiting { waiting.begin(at: place) }
  }

  private func finishSeeking(_ isDone: Bool) {
    let ended = seeking
    seeking = []
    for done in ended { done(isDone) }
  }

  /// Changes the loudness in steps.
  package func fade(to volume: Double, over seconds: Double) {
    fades += 1
    guard seconds > 0, seconds.isFinite, engine != nil, let session else {
      self.volume = volume
      return
    }
    let (fade, start) = (fades, self.volume)
    let steps = min(max((seconds * 20).rounded(), 1), 1_000)
    func step(_ number: Double) {
      guard fade == fades else { return }
      self.volume = start + (volume - start) * number / steps
      guard number < steps else { return }
      session.host.after(.seconds(seconds / steps)) { [weak self] in if self != nil { step(number + 1) } }
    }
    step(0)
  }

  // MARK: Times

  /// Something that happens at times of the film.
  package final class Waiting {
    fileprivate let interval: Double?
    fileprivate let times: [Double]
    fileprivate let act: (Double) -> Void
    fileprivate var last: Double

    fileprivate init(every interval: Double?, at times: [Double], last: Double, _ act: @escaping (Double) -> Void) {
      (self.interval, self.times, self.last, self.act) = (interval, times, last, act)
    }

    fileprivate func begin(at time: Double) { last = time }

    /// The seconds until the next time.
    fileprivate func rest(from time: Double) -> Double {
      if let interval { return ((time / interval).rounded(.down) + 1) * interval - time }
      return times.filter { $0 > time }.min().map { $0 - time } ?? .infinity
    }

    fileprivate func isDue(at time: Double) -> Bool {
      if let interval { return (time / interval).rounded(.down) != (last / interval).rounded(.down) }
      return times.contains { $0 > last && $0 <= time }
    }
  }

  package func wait(every interval: Double, _ act: @escaping (Double) -> Void) -> Waiting {
    add(Waiting(every: max(interval, 0.01), at: [], last: time, act))
  }

  package func wait(for times: [Double], _ act: @escaping () -> Void) -> Waiting {
    add(Waiting(every: nil, at: times, last: time) { _ in act() })
  }

  private func add(_ waiting: Waiting) -> Waiting {
    self.waiting.append(waiting)
    tick()
    return waiting
  }

  package func remove(_ waiting: Waiting) { self.waiting.removeAll { $0 === waiting } }

  /// Controls of the film have appeared, or have gone.
  package func watch(_ isWatched: Bool) {
    watchers += isWatched ? 1 : -1
    tick()
  }

  /// Checks the time until the film stops or has no observers.
  private func tick() {
    ticks += 1
    let tick = ticks
    let now = time
    if watchers > 0, shownTime != now { shownTime = now }
    for waiting in waiting where waiting.isDue(at: now) {
      waiting.last = now
      waiting.act(now)
    }
    guard tick == ticks else { return }
    for waiting in waiting { waiting.last = max(waiting.last, now) }
    guard isMoving, watchers > 0 || !waiting.isEmpty, let session else { return }
    var rest = waiting.map { $0.rest(from: now) }.min() ?? .infinity
    if watchers > 0 { rest = min(rest, 0.25) }
    let delay = min(max(rest / speed, 0.005), 1)
    session.host.after(.seconds(delay)) { [weak self] in
      guard let self, tick == ticks else { return }
      self.tick()
    }
  }

  /// Tells periodic observers of a start, a stop or a jump.
  private func tellTime() {
    let now = time
    if shownTime != now { shownTime = now }
    for waiting in waiting where waiting.interval != nil {
      waiting.last = now
      waiting.act(now)
    }
    tick()
  }
}

extension Playback: MediaListener {
  func heard(_ event: MediaEvent, load: Int) {
    guard load == loads else { return }
    if let session { session.onHostTime { take(event) } } else { take(event) }
  }

  private func take(_ event: MediaEvent) {
    switch event {
    case .ready(let length, let size):
      (self.length, self.size, status) = (length, size, .ready)
      heard(.ready)
    case .length(let length): self.length = length
    case .started:
      guard speed > 0 else { return }
      isMoving = true
      tellTime()
    case .waiting:
      guard isMoving || speed > 0 else { return }
      let hadStarted = isMoving
      isMoving = false
      if hadStarted { heard(.stalled) }
    case .sought:
      finishSeeking(true)
      tellTime()
      heard(.jumped)
    case .ended:
      tick()
      (isMoving, hasEnded) = (false, true)
      if let length { shownTime = length }
      heard(.ended)
    case .failed(let problem):
      let wasPlaying = speed > 0
      (isMoving, status, speed) = (false, .failed(problem), 0)
      engine?.play(speed: 0)
      finishSeeking(false)
      heard(.failed(problem, whilePlaying: wasPlaying))
    case .speed(let speed):
      self.speed = speed
      if speed == 0 { isMoving = false }
      if speed > 0 { hasEnded = false }
      tellTime()
    case .volume(let volume, let isMuted):
      // The engine has both already.
      if self.volume != volume { self.volume = volume }
      if self.isMuted != isMuted { self.isMuted = isMuted }
    }
  }
}
