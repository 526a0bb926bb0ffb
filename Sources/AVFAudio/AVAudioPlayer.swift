import CairnPlatform
import Foundation

/// A player of a sound, which is never heard. It reads the file, so that a missing file is an error, and stores its settings.
///
/// ```swift
/// let player = try AVAudioPlayer(contentsOf: url)
/// player.play()
/// ```
open class AVAudioPlayer: NSObject {
  /// The object to notify of the end. It is never notified.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The file of the sound.
  public let url: URL?
  /// The sound.
  public let data: Data?
  /// The loudness.
  open var volume: Float = 1
  /// Left or right, from -1 to 1.
  open var pan: Float = 0
  /// Whether the speed can be changed.
  open var enableRate = false
  /// The speed.
  open var rate: Float = 1
  /// How often the sound repeats; -1 repeats forever.
  open var numberOfLoops = 0
  /// The position in the sound.
  open var currentTime: TimeInterval = 0
  /// Whether the loudness is measured.
  open var isMeteringEnabled = false
  /// Whether the sound plays. It never does.
  open var isPlaying: Bool { false }
  /// The length. It is not known.
  open var duration: TimeInterval { 0 }
  /// The time of the device's sound.
  open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }
  /// The number of channels. It is not known.
  open var numberOfChannels: Int { 0 }

  /// Reads a file.
  public init(contentsOf url: URL) throws {
    data = try Data(contentsOf: url)
    self.url = url
    super.init()
  }
  /// Reads a file of a type.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
  /// Takes a sound.
  public init(data: Data) throws {
    (self.data, url) = (data, nil)
    super.init()
  }
  /// Takes a sound of a type.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

  /// Prepares to play. Returns false.
  @discardableResult
  open func prepareToPlay() -> Bool { false }
  /// Plays, which only reports that it cannot. Returns false.
  @discardableResult
  open func play() -> Bool {
    MissingFramework.reportCall("AVAudioPlayer.play()", from: "AVFoundation", outcome: "Nothing is heard.")
    return false
  }
  /// Plays at a time. Returns false.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool { play() }
  /// Stops. Has no effect.
  open func pause() {}
  /// Stops. Has no effect.
  open func stop() {}
  /// Changes the loudness.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  /// Measures the loudness. Has no effect.
  open func updateMeters() {}
  /// The loudness. There is none.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// The loudness. There is none.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Receives the end of a sound. None of its methods is called.
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
