import CairnCore
import CairnHosting
import CairnParts
import Foundation

/// A film that the user's browser plays. The browser needs no messages while it plays, and reports the time several times a second.
final class BrowserEngine: MediaEngine {
  /// What the browser shall play, and how.
  struct Wanted: Encodable, Equatable {
    var film: Int
    var load = 0
    var source: String?
    /// Whether the source is on another server, which only a frame of another policy may load from.
    var isForeign = false
    var speed = 0.0
    var volume = 1.0
    var isMuted = false
    /// The place to go to, when `seeks` is another number than before.
    var place = 0.0
    var seeks = 0
    /// The number of seeks before the film was loaded.
    var oldSeeks = 0
    var exactly = true
  }

  let films: BrowserFilms
  private(set) var wanted: Wanted
  private weak var listener: (any MediaListener)?
  private var hasStarted = false
  /// The place that the browser has told, and when.
  private var told = (place: 0.0, at: ContinuousClock.now)
  private var length: Double?

  init(_ listener: any MediaListener, _ films: BrowserFilms) {
    self.listener = listener
    self.films = films
    wanted = Wanted(film: films.number())
    films.add(self)
  }

  isolated deinit {
    withdraw()
    films.remove(wanted.film)
  }

  var time: Double {
    guard hasStarted else { return told.place }
    let passed = (ContinuousClock.now - told.at) / .seconds(1) * wanted.speed
    return min(told.place + passed, length ?? .infinity)
  }

  func load(_ url: URL, load: Int) {
    reset(load)
    do {
      wanted.source = try films.address(of: url)
      wanted.isForeign = !url.isFileURL
    } catch {
      let isMissing = (error as? CocoaError)?.code == .fileReadNoSuchFile
      let problem = MediaProblem(kind: isMissing ? .isMissing : .isForbidden, text: error.localizedDescription)
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.listener?.heard(.failed(problem), load: load) }
      }
    }
    films.tell()
  }

  func unload() {
    reset(wanted.load)
    films.tell()
  }

  private func reset(_ load: Int) {
    withdraw()
    let old = wanted
    wanted = Wanted(film: old.film, load: load, speed: old.speed, volume: old.volume, isMuted: old.isMuted)
    (wanted.seeks, wanted.oldSeeks) = (old.seeks, old.seeks)
    (hasStarted, told.place, length) = (false, 0, nil)
  }

  private func withdraw() {
    if let source = wanted.source, !wanted.isForeign { films.withdraw(source) }
    wanted.source = nil
  }

  func play(speed: Double) {
    tell(time)
    wanted.speed = speed
    if speed == 0 { hasStarted = false }
    films.tell()
  }

  func seek(to seconds: Double, exactly: Bool) {
    tell(seconds)
    (wanted.place, wanted.exactly) = (seconds, exactly)
    wanted.seeks += 1
    films.tell()
  }

  func setVolume(_ volume: Double, isMuted: Bool) {
    (wanted.volume, wanted.isMuted) = (volume, isMuted)
    films.tell()
  }

  private func tell(_ place: Double) { told = (place, .now) }

  /// The page has been loaded again, and the film continues in it.
  func begin() {
    let place = time
    hasStarted = false
    tell(place)
    guard place > 0 || wanted.seeks > 0 else { return }
    (wanted.place, wanted.exactly) = (place, true)
    wanted.seeks += 1
  }

  func heard(_ message: BrowserFilms.Message) {
    // A page that was made before this one had another address for the same.
    guard message.load == wanted.load, let source = wanted.source, message.source == source else { return }
    // The browser is not trusted, so numbers are limited to possible ones.
    let place = message.place.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    // An answer to an older wish is no news of the place.
    if let place, message.seeks == wanted.seeks { tell(place) }
    length = message.length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } ?? length
    func side(_ length: Double?) -> Double { length.map { $0.isFinite ? min(max($0, 0), 100_000) : 0 } ?? 0 }
    switch message.event {
    case .begin: break
    case .ready: send(.ready(length: length, size: CGSize(width: side(message.width), height: side(message.height))))
    case .length: send(.length(length))
    case .started:
      hasStarted = wanted.speed > 0
      send(.started)
    case .waiting:
      hasStarted = false
      send(.waiting)
    case .place: break
    case .sought: if message.seeks == wanted.seeks { send(.sought) }
    case .ended:
      hasStarted = false
      send(.ended)
    case .failed:
      hasStarted = false
      send(
        .failed(
          .init(kind: message.number == 4 ? .hasNoDecoder : .other, text: String((message.text ?? "").prefix(500)))))
    case .speed:
      guard let speed = message.number, speed.isFinite, (0...16).contains(speed) else { return }
      wanted.speed = speed
      if speed == 0 { hasStarted = false }
      send(.speed(speed))
    case .volume:
      guard let volume = message.number, (0...1).contains(volume) else { return }
      (wanted.volume, wanted.isMuted) = (volume, message.isMuted ?? false)
      send(.volume(volume, isMuted: wanted.isMuted))
    }
  }

  private func send(_ event: MediaEvent) { listener?.heard(event, load: wanted.load) }
}
