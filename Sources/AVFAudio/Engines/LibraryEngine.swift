import CairnMediaLibrary
import Foundation

/// A film that GStreamer plays.
final class LibraryEngine: MediaEngine {
  private static var engines: [UInt64: Weak] = [:]
  private static var latest: UInt64 = 0

  private struct Weak {
    weak var engine: LibraryEngine?
  }

  let media: OpaquePointer
  let hasPictures: Bool
  private let number: UInt64
  private weak var listener: (any MediaListener)?
  private var load = 0
  private var isReady = false
  private var hasFailed = false
  /// The speed that is asked for, and the one at which GStreamer plays when it does.
  private var speed = 0.0
  private var ownSpeed = 1.0
  /// Whether it waits for data.
  private var isLoading = false
  /// A place that GStreamer has not reached.
  private var awaited: Double?

  init?(_ listener: any MediaListener, showsPictures: Bool) {
    Self.latest += 1
    number = Self.latest
    guard let media = cairn_media_make(number, Self.hear, showsPictures) else { return nil }
    self.media = media
    hasPictures = showsPictures && cairn_media_shows_pictures()
    self.listener = listener
    Self.engines[number] = Weak(engine: self)
  }

  isolated deinit {
    cairn_media_drop(media)
    Self.engines[number] = nil
  }

  var time: Double { awaited ?? (isReady ? cairn_media_time(media) : 0) }

  func load(_ url: URL, load: Int) {
    begin(load)
    // Other schemes of GStreamer's name devices and screens.
    guard ["file", "http", "https"].contains(url.scheme?.lowercased()) else {
      hasFailed = true
      cairn_media_load(media, nil, UInt64(load))
      return fail(.init(kind: .isMissing, text: "Only files and addresses of the web can be played."), load)
    }
    cairn_media_load(media, url.absoluteString, UInt64(load))
  }

  func unload() {
    begin(load)
    cairn_media_load(media, nil, UInt64(load))
  }

  private func begin(_ load: Int) {
    self.load = load
    (isReady, hasFailed, isLoading, awaited, ownSpeed) = (false, false, false, nil, 1)
  }

  /// Tells the listener after the call that led here.
  private func fail(_ problem: MediaProblem, _ load: Int) {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.listener?.heard(.failed(problem), load: load) }
    }
  }

  func play(speed: Double) {
    self.speed = speed
    guard isReady, !hasFailed else { return }
    if speed > 0, speed != ownSpeed {
      ownSpeed = speed
      let place = time
      if cairn_media_seek(media, place, speed, true) { awaited = place }
    }
    cairn_media_play(media, speed > 0 && !isLoading)
  }

  func seek(to seconds: Double, exactly: Bool) {
    awaited = seconds
    guard isReady, !hasFailed else { return }
    guard cairn_media_seek(media, seconds, ownSpeed, exactly) else {
      awaited = nil
      return heard(.sought)
    }
  }

  func setVolume(_ volume: Double, isMuted: Bool) { cairn_media_set_volume(media, volume, isMuted) }

  private func heard(_ event: MediaEvent) { listener?.heard(event, load: load) }

  // MARK: What GStreamer tells

  private func hear(_ event: CairnMediaEvent, _ number: Int, _ text: String) {
    guard !hasFailed else { return }
    switch event {
    case CAIRN_MEDIA_READY: ready()
    case CAIRN_MEDIA_STARTED: if speed > 0 { heard(.started) }
    case CAIRN_MEDIA_ENDED: heard(.ended)
    case CAIRN_MEDIA_LENGTH: if isReady { heard(.length(length)) }
    case CAIRN_MEDIA_LOADING:
      let loads = number < 100
      guard loads != isLoading else { return }
      isLoading = loads
      guard isReady, speed > 0 else { return }
      if loads { heard(.waiting) }
      cairn_media_play(media, !loads)
    default:
      hasFailed = true
      cairn_media_load(media, nil, UInt64(load))
      heard(.failed(.init(kind: number == 1 ? .isMissing : number == 2 ? .hasNoDecoder : .other, text: text)))
    }
  }

  private func ready() {
    if isReady {
      guard awaited != nil else { return }
      awaited = nil
      return heard(.sought)
    }
    isReady = true
    var (width, height): (Int32, Int32) = (0, 0)
    cairn_media_size(media, &width, &height)
    heard(.ready(length: length, size: CGSize(width: Int(width), height: Int(height))))
    // The listener may have loaded another film.
    guard isReady else { return }
    if let awaited { seek(to: awaited, exactly: true) }
    if speed > 0 { play(speed: speed) }
  }

  private var length: Double? {
    let length = cairn_media_length(media)
    return length < 0 ? nil : length
  }

  private static let hear: CairnMediaListener = { owner, load, event, number, text in
    let text = text.map { String(cString: $0) } ?? ""
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        guard let engine = engines[owner]?.engine, UInt64(engine.load) == load else { return }
        engine.hear(event, Int(number), text)
      }
    }
  }
}
