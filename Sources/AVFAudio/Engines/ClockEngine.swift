import CairnCore
import CairnFoundation
import Foundation

/// A film in a test, which plays by the test's clock. Nothing is seen or heard. Its length is known if the head of the file says it.
final class ClockEngine: MediaEngine {
  private weak var listener: (any MediaListener)?
  private let clock: VirtualClock
  private weak var host: (any SessionHost)?
  private var load = 0
  private var isReady = false
  private var speed = 0.0
  private var length: Double?
  private var place = 0.0
  /// When it has started to play, or has gone to a place.
  private var since: Duration?
  private var runs = 0

  init(_ listener: any MediaListener, _ clock: VirtualClock, _ host: any SessionHost) {
    self.listener = listener
    self.clock = clock
    self.host = host
  }

  var time: Double {
    guard let since else { return place }
    let passed = (clock.now - since) / .seconds(1) * speed
    return min(place + passed, length ?? .infinity)
  }

  func load(_ url: URL, load: Int) {
    unload()
    self.load = load
    guard url.isFileURL else { return ready() }
    guard FileManager.default.isReadableFile(atPath: url.path) else {
      listener?.heard(.failed(.init(kind: .isMissing, text: "There is no such file.")), load: load)
      return
    }
    length = MediaLength.seconds(ofFile: url)
    ready()
  }

  private func ready() {
    isReady = true
    listener?.heard(.ready(length: length, size: .zero), load: load)
    if speed > 0 { run() }
  }

  func unload() {
    halt()
    (isReady, length, place) = (false, nil, 0)
  }

  private func halt() {
    place = time
    since = nil
    runs += 1
  }

  func play(speed: Double) {
    halt()
    self.speed = speed
    if isReady, speed > 0 { run() }
  }

  private func run() {
    since = clock.now
    listener?.heard(.started, load: load)
    guard since != nil, let length else { return }
    let run = runs
    host?.after(.seconds(max(length - place, 0) / speed)) { [weak self] in
      guard let self, run == runs else { return }
      halt()
      place = length
      listener?.heard(.ended, load: load)
    }
  }

  func seek(to seconds: Double, exactly: Bool) {
    halt()
    place = min(seconds, length ?? seconds)
    listener?.heard(.sought, load: load)
    if isReady, speed > 0, since == nil { run() }
  }

  func setVolume(_ volume: Double, isMuted: Bool) {}
}
