import CairnLocks
import CairnPlatform
@_exported import Foundation

/// How an app shares the device's sound, of which there is none. It stores its settings, and refuses the microphone.
///
/// ```swift
/// try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default)
/// ```
public final class AVAudioSession: NSObject, Sendable {
  private struct Settings {
    var category = Category.soloAmbient
    var mode = Mode.default
    var options: CategoryOptions = []
  }

  private static let shared = AVAudioSession()
  private let settings = Mutex(Settings())

  private override init() { super.init() }

  /// The session of the app.
  public class func sharedInstance() -> AVAudioSession { shared }

  /// How the app uses sound.
  public var category: Category { settings.withLock { $0.category } }
  /// The finer kind of use.
  public var mode: Mode { settings.withLock { $0.mode } }
  /// How the app shares sound.
  public var categoryOptions: CategoryOptions { settings.withLock { $0.options } }

  /// Sets how the app uses sound.
  public func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: .default, options: options)
  }
  /// Sets how the app uses sound.
  public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    settings.withLock { $0 = Settings(category: category, mode: mode, options: options) }
  }
  /// Sets how the app uses sound.
  public func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws { try setCategory(category, mode: mode, options: options) }
  /// Sets the finer kind of use.
  public func setMode(_ mode: Mode) throws { settings.withLock { $0.mode = mode } }

  /// Starts or ends the app's use of sound. Has no effect.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Sends sound to the loudspeaker. Has no effect.
  public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  /// Chooses a microphone. Has no effect.
  public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
  /// Chooses how many values a second has. Has no effect.
  public func setPreferredSampleRate(_ sampleRate: Double) throws {}
  /// Chooses how often values come. Has no effect.
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}

  /// Whether another app plays. None is known to.
  public var isOtherAudioPlaying: Bool { false }
  /// Whether another app would rather not hear background sounds of this one.
  public var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// Whether there is a microphone. There is none.
  public var isInputAvailable: Bool { false }
  /// The microphones. There are none.
  public var availableInputs: [AVAudioSessionPortDescription]? { nil }
  /// Where sound comes from and goes to, which is nowhere.
  public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  /// The loudness. There is no sound.
  public var outputVolume: Float { 0 }
  /// The values of a second.
  public var sampleRate: Double { 44_100 }

  /// Whether the app may use the microphone. It may not.
  public var recordPermission: RecordPermission { .denied }
  /// Asks for the microphone. The answer is no.
  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { response(false) }
}

extension AVAudioSession {
  /// How an app uses sound.
  ///
  /// ```swift
  /// try session.setCategory(.ambient)
  /// ```
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// The finer kind of use.
  ///
  /// ```swift
  /// try session.setMode(.spokenAudio)
  /// ```
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  /// How an app shares sound.
  ///
  /// ```swift
  /// try session.setCategory(.playback, options: [.mixWithOthers, .duckOthers])
  /// ```
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }

  /// Whether other apps learn of a change.
  ///
  /// ```swift
  /// try session.setActive(false, options: .notifyOthersOnDeactivation)
  /// ```
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Whether an app may use the microphone.
  ///
  /// ```swift
  /// session.recordPermission == .granted
  /// ```
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756e_6474
    case denied = 0x6465_6e79
    case granted = 0x6772_6e74
  }

  /// Whether sound goes to the loudspeaker in any case.
  ///
  /// ```swift
  /// try session.overrideOutputAudioPort(.speaker)
  /// ```
  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x7370_6b72
  }

  /// Who shares a way for sound.
  ///
  /// ```swift
  /// try session.setCategory(.playback, mode: .default, policy: .longFormAudio)
  /// ```
  public enum RouteSharingPolicy: UInt, Sendable {
    case `default`, longFormAudio, independent, longFormVideo
  }

  /// An interruption by a call or an alarm.
  ///
  /// ```swift
  /// AVAudioSession.InterruptionType(rawValue: value) == .began
  /// ```
  public enum InterruptionType: UInt, Sendable {
    case ended, began
  }

  /// The options at the end of a call or an alarm.
  ///
  /// ```swift
  /// options.contains(.shouldResume)
  /// ```
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// Why sound goes another way.
  ///
  /// ```swift
  /// AVAudioSession.RouteChangeReason(rawValue: value) == .oldDeviceUnavailable
  /// ```
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory, routeConfigurationChange
  }

  /// A kind of loudspeaker or microphone.
  ///
  /// ```swift
  /// output.portType == .headphones
  /// ```
  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    public static let builtInReceiver = Port(rawValue: "Receiver")
    public static let headphones = Port(rawValue: "Headphones")
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    public static let airPlay = Port(rawValue: "AirPlay")
    public static let carAudio = Port(rawValue: "CarAudio")
  }

  /// A call or an alarm. Never posted.
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  /// Sound goes another way. Never posted.
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  /// The system's sound was restarted. Never posted.
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  /// Another app plays. Never posted.
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
}

extension Notification.Name {
  /// An audio engine was changed. Never posted.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let AVAudioEngineConfigurationChange = Notification.Name("AVAudioEngineConfigurationChangeNotification")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of an interruption.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The options at the end of an interruption.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Why sound goes another way.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The way before.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

/// A loudspeaker or microphone. None is ever made.
///
/// ```swift
/// session.currentRoute.outputs.contains { $0.portType == .headphones }
/// ```
public final class AVAudioSessionPortDescription: NSObject, Sendable {
  /// The kind.
  public let portType: AVAudioSession.Port
  /// The name.
  public let portName: String
  private init?(_ none: Never) { return nil }
}

/// Where sound comes from and goes to.
///
/// ```swift
/// session.currentRoute.outputs
/// ```
public final class AVAudioSessionRouteDescription: NSObject, Sendable {
  /// The microphones. There are none.
  public var inputs: [AVAudioSessionPortDescription] { [] }
  /// The loudspeakers. There are none.
  public var outputs: [AVAudioSessionPortDescription] { [] }
}

/// The app's permission to record.
///
/// ```swift
/// guard await AVAudioApplication.requestRecordPermission() else { return }
/// ```
public final class AVAudioApplication: NSObject, Sendable {
  /// Whether an app may use the microphone.
  ///
  /// ```swift
  /// AVAudioApplication.shared.recordPermission == .granted
  /// ```
  public enum RecordPermission: Int, Sendable {
    case undetermined = 0x756e_6474
    case denied = 0x6465_6e79
    case granted = 0x6772_6e74
  }

  /// The app.
  public static let shared = AVAudioApplication()
  private override init() { super.init() }
  /// Whether the app may use the microphone. It may not.
  public var recordPermission: RecordPermission { .denied }
  /// Asks for the microphone. The answer is no.
  public class func requestRecordPermission() async -> Bool { false }
  /// Asks for the microphone. The answer is no.
  public class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
    response(false)
  }
}
