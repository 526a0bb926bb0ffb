import CairnCore
import CairnFoundation
import CairnPlatform
import Foundation

/// A player of a sound: by GStreamer in windows and terminals, by the user's browser, and in tests by their clock, unheard. It plays
/// as long as you keep it.
///
/// ```swift
/// let player = try AVAudioPlayer(contentsOf: url)
/// player.play()
/// ```
///
/// Browsers play sound only after the user has touched the page or pressed a key; until then it waits.
open class AVAudioPlayer: NSObject {
  /// The object to notify of the end, on the main thread.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The file of the sound.
  public let url: URL?
  /// The sound.
  public let data: Data?
  /// The loudness.
  open var volume: Float {
    get { onMain { Float($0.playback.volume) } }
    set { setVolume(newValue, fadeDuration: 0) }
  }
  /// Left or right, from -1 to 1. Has no effect.
  open var pan: Float = 0
  /// Whether the speed can be changed.
  open var enableRate = false { didSet { changeSpeed() } }
  /// The speed.
  open var rate: Float = 1 { didSet { changeSpeed() } }
  /// How often the sound repeats; -1 repeats forever.
  open var numberOfLoops: Int {
    get { onMain { $0.loops } }
    set { onMain { $0.loops = newValue } }
  }
  /// The position in the sound.
  open var currentTime: TimeInterval {
    get { onMain { $0.playback.hasEnded ? 0 : $0.playback.time } }
    set { onMain { $0.playback.seek(to: newValue) } }
  }
  /// Whether the loudness is measured. Has no effect.
  open var isMeteringEnabled = false
  /// Whether the sound plays, or will as soon as it can.
  open var isPlaying: Bool { onMain { $0.playback.speed > 0 } }
  /// The length. Until the sound has been loaded, it is known if the head of the file says it, and 0 otherwise.
  open var duration: TimeInterval {
    onMain { $0.playback.length } ?? data.flatMap { MediaLength.seconds(of: $0) } ?? 0
  }
  /// The time of the device's sound.
  open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }
  /// The number of channels. It is not known.
  open var numberOfChannels: Int { 0 }

  private let sound: Sound

  /// Reads a file.
  public init(contentsOf url: URL) throws {
    data = try Data(contentsOf: url)
    self.url = url
    sound = Sound(url)
    super.init()
    sound.player.set(self)
  }
  /// Reads a file of a type.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
  /// Takes a sound.
  public init(data: Data) throws {
    (self.data, url) = (data, nil)
    // Neither GStreamer nor a browser plays what is in this memory. A served app may read files of folders with such names.
    let folder = FileManager.default.temporaryDirectory.appending(
      path: ResourceRules.temporaryPrefix + UUID().uuidString, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    let file = folder.appending(path: "sound." + Self.fileExtension(of: data), directoryHint: .notDirectory)
    sound = Sound(file, ownFolder: folder)
    try data.write(to: file)
    super.init()
    sound.player.set(self)
  }
  /// Takes a sound of a type.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

  /// The extension that browsers know the sound by.
  private static func fileExtension(of data: Data) -> String {
    let head = String(decoding: data.prefix(12), as: UTF8.self)
    return switch head {
    case _ where head.hasPrefix("RIFF"): "wav"
    case _ where head.hasPrefix("OggS"): "ogg"
    case _ where head.hasPrefix("fLaC"): "flac"
    case _ where head.contains("ftyp"): "m4a"
    default: "mp3"
    }
  }

  /// Runs code on the main thread, where all that plays is.
  private func onMain<Result: Sendable>(_ act: @MainActor @Sendable (Sound) -> Result) -> Result {
    let (sound, app) = (sound, RunningApp.current)
    if MainThread.isCurrent { return MainActor.assumeIsolated { act(sound) } }
    return DispatchQueue.main.sync {
      MainActor.assumeIsolated { RunningApp.$current.withValue(app) { act(sound) } }
    }
  }

  private var speed: Double { enableRate && rate.isFinite && rate > 0 ? Double(min(rate, 16)) : 1 }

  private func changeSpeed() {
    let speed = speed
    onMain { if $0.playback.speed > 0 { $0.playback.play(speed: speed) } }
  }

  /// Prepares to play. Returns false if nothing can play sounds here.
  @discardableResult
  open func prepareToPlay() -> Bool { onMain { $0.playback.prepare() } }
  /// Plays. Returns false if nothing can play sounds here, or the sound cannot be played.
  @discardableResult
  open func play() -> Bool {
    let speed = speed
    return onMain { $0.play(speed: speed) }
  }
  /// Plays at a time of the device, as precisely as a timer.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool {
    let (speed, delay) = (speed, time - deviceCurrentTime)
    return onMain { delay > 0 ? $0.play(speed: speed, after: delay) : $0.play(speed: speed) }
  }
  /// Stops. The next start continues here.
  open func pause() { onMain { $0.stop() } }
  /// Stops. The next start continues here.
  open func stop() { onMain { $0.stop() } }
  /// Changes the loudness, at once or over some time.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    let volume = volume.isFinite ? min(max(Double(volume), 0), 1) : 1
    onMain { $0.playback.fade(to: volume, over: duration) }
  }
  /// Measures the loudness. Has no effect.
  open func updateMeters() {}
  /// The loudness. It is not measured.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// The loudness. It is not measured.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// What an `AVAudioPlayer` plays, on the main thread.
private final class Sound: @unchecked Sendable {
  // Sendable: everything but the constants belongs to the main actor.
  let player = Listener()
  private let url: URL
  private let ownFolder: URL?
  @MainActor var loops = 0
  @MainActor private var starts = 0
  @MainActor private var made: Playback?

  /// The player that hears of the end.
  final class Listener: @unchecked Sendable {
    // Sendable: set once, before others have it; reading a weak reference is thread-safe.
    private(set) weak var player: AVAudioPlayer?

    func set(_ player: AVAudioPlayer) { self.player = player }
  }

  init(_ url: URL, ownFolder: URL? = nil) { (self.url, self.ownFolder) = (url, ownFolder) }

  deinit { if let ownFolder { try? FileManager.default.removeItem(at: ownFolder) } }

  @MainActor var playback: Playback {
    if let made { return made }
    let new = Playback()
    made = new
    new.heard = { [weak self] in self?.heard($0) }
    new.load(url)
    return new
  }

  @MainActor func play(speed: Double) -> Bool {
    starts += 1
    guard playback.prepare() else {
      MediaEngines.reportMissing("AVAudioPlayer.play()", in: playback.owner)
      return false
    }
    if case .failed = playback.status { return false }
    if playback.hasEnded { playback.seek(to: 0) }
    playback.play(speed: speed)
    return true
  }

  @MainActor func play(speed: Double, after delay: Double) -> Bool {
    guard playback.prepare(), let session = playback.owner else { return play(speed: speed) }
    starts += 1
    let start = starts
    session.host.after(.seconds(min(delay, 1e6))) { [weak self] in
      if let self, start == starts { _ = play(speed: speed) }
    }
    return true
  }

  @MainActor func stop() {
    starts += 1
    playback.play(speed: 0)
  }

  @MainActor private func heard(_ event: Playback.Event) {
    switch event {
    case .ended:
      if loops != 0 {
        if loops > 0 { loops -= 1 }
        return playback.seek(to: 0)
      }
      playback.play(speed: 0)
      if let player = player.player { player.delegate?.audioPlayerDidFinishPlaying(player, successfully: true) }
    case .failed(let problem, _):
      if let player = player.player { player.delegate?.audioPlayerDecodeErrorDidOccur(player, error: problem) }
    case .ready, .stalled, .jumped: break
    }
  }
}

/// Receives the end of a sound, on the main thread.
///
/// ```swift
/// func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { isPlaying = false }
/// ```
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Records from the microphone, of which there is none.
///
/// ```swift
/// let recorder = try AVAudioRecorder(url: url, settings: [AVFormatIDKey: kAudioFormatMPEG4AAC])
/// ```
open class AVAudioRecorder: NSObject {
  /// Where the sound would go.
  public let url: URL
  /// How it would be written.
  public let settings: [String: Any]
  /// The object to notify of the end. It is never notified.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Whether the loudness is measured.
  open var isMeteringEnabled = false
  /// Whether it records. It never does.
  open var isRecording: Bool { false }
  /// How long it has recorded.
  open var currentTime: TimeInterval { 0 }

  /// Creates a recorder.
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
    super.init()
  }
  /// Prepares to record. Returns false.
  @discardableResult
  open func prepareToRecord() -> Bool { false }
  /// Records, which only reports that it cannot. Returns false.
  @discardableResult
  open func record() -> Bool {
    MissingFramework.reportCall("AVAudioRecorder.record()", from: "AVFoundation", outcome: "Nothing is recorded.")
    return false
  }
  /// Records for a time. Returns false.
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool { record() }
  /// Stops. Has no effect.
  open func pause() {}
  /// Stops. Has no effect.
  open func stop() {}
  /// Removes the recording. Returns false.
  @discardableResult
  open func deleteRecording() -> Bool { false }
  /// Measures the loudness. Has no effect.
  open func updateMeters() {}
  /// The loudness. There is none.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// The loudness. There is none.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Receives the end of a recording. None of its methods is called.
///
/// ```swift
/// func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) { save() }
/// ```
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// How well sound is kept.
///
/// ```swift
/// settings[AVEncoderAudioQualityKey] = AVAudioQuality.high.rawValue
/// ```
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The format of a recording.
public let AVFormatIDKey = "AVFormatIDKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The values of a second.
public let AVSampleRateKey = "AVSampleRateKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How well the sound is kept.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The bits of a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The bits of a value.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// Sound without compression.
public let kAudioFormatLinearPCM: UInt32 = 0x6c70_636d
/// Sound as in videos.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// Sound that loses nothing.
public let kAudioFormatAppleLossless: UInt32 = 0x616c_6163
